import type { WallSettings } from '@prayer-community/domain/settings/settings';
import { message, t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { AnswerCards } from '../answer-cards.tsx';
import { saveSettings } from '../save-settings.ts';
import { APPROVAL_LABELS, SETTING_LABELS } from '../setting-labels.ts';
import { KnownSettings } from './known-settings.tsx';
import { Question, type QuestionProps } from './question.tsx';

const CHOICES = [
  {
    value: 'moderated',
    title: APPROVAL_LABELS.moderated,
    sentence: message('You approve each post before anyone sees it.'),
  },
  {
    value: 'at_once',
    title: APPROVAL_LABELS.at_once,
    sentence: message('Visitors can report a post, and you can take it down.'),
  },
] as const;

export function WallQuestion({ setUp }: QuestionProps) {
  return (
    <KnownSettings name="wall">
      {(settings) => <WallAnswer setUp={setUp} settings={settings} />}
    </KnownSettings>
  );
}

function WallAnswer({ setUp, settings }: QuestionProps & { settings: WallSettings }) {
  const [approval, setApproval] = useState(settings.approval);

  async function save(): Promise<boolean> {
    await saveSettings('wall', { approval });
    return true;
  }

  return (
    <Question
      question="wall"
      setUp={setUp}
      title={t('Should leaders approve wall posts first?')}
      lead={t('On the Belief Wall, everyone can share a request and pray for others.')}
      save={save}
    >
      <AnswerCards
        legend={t(SETTING_LABELS['wall.approval'])}
        value={approval}
        onChoose={setApproval}
        choices={CHOICES}
      />
    </Question>
  );
}
