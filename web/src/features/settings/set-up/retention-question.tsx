import { PROPOSED_RETENTION_DAYS } from '@prayer-community/domain/settings/set-up';
import {
  CHOSEN_SETTINGS,
  type PrivacySettings,
  RETENTION_MAX_DAYS,
  shortensRetention,
} from '@prayer-community/domain/settings/settings';
import { t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { setUpDraft } from '../../../session/set-up-drafts.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { sendTabDraft, useTabDraft } from '../../../ui/form/use-tab-draft.ts';
import { emptyingWarning } from '../emptying-warning.ts';
import { saveSettings } from '../save-settings.ts';
import { KnownSettings } from './known-settings.tsx';
import { Question, type QuestionProps } from './question.tsx';

const DRAFT = setUpDraft('retention');

export function RetentionQuestion({ setUp }: QuestionProps) {
  return (
    <KnownSettings name="privacy">
      {(settings) => <RetentionAnswer setUp={setUp} settings={settings} />}
    </KnownSettings>
  );
}

function RetentionAnswer({ setUp, settings }: QuestionProps & { settings: PrivacySettings }) {
  const isAnswered = setUp.questions.retention === 'answered';
  const [draft, changeDraft] = useTabDraft(DRAFT);
  const [typed, setTyped] = useState(
    draft ||
      String(isAnswered || settings.retention_days > 0 ? settings.retention_days : PROPOSED_RETENTION_DAYS),
  );
  const [problem, setProblem] = useState<string>();
  const days = typed.trim() === '' ? Number.NaN : Number(typed);
  const chosen = CHOSEN_SETTINGS.privacy.safeParse({ ...settings, retention_days: days });

  async function save(): Promise<boolean> {
    setProblem(chosen.error?.issues[0]?.message);
    if (!chosen.success) {
      return false;
    }
    const forgetDraft = sendTabDraft(DRAFT);
    await saveSettings('privacy', { retention_days: chosen.data.retention_days });
    forgetDraft();
    return true;
  }

  return (
    <Question
      question="retention"
      setUp={setUp}
      title={t('How long do you keep closed requests?')}
      lead={t(
        'This long after they’re closed, or after a later message, we delete their text, name, contact details, recording, notes, replies and post on the wall.',
      )}
      save={save}
    >
      <TextField
        label={t('Days')}
        hint={t('0 keeps everything.')}
        type="number"
        inputMode="numeric"
        min={0}
        max={RETENTION_MAX_DAYS}
        step={1}
        value={typed}
        error={problem}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          changeDraft(currentTarget.value);
        }}
      />
      {chosen.success && shortensRetention(settings, chosen.data) && <p>{emptyingWarning(days)}</p>}
    </Question>
  );
}
