import { MINUTE_MS } from '@prayer-community/domain/fields/durations';
import { SESSION_MAX_HOURS } from '@prayer-community/domain/settings/session-end';
import {
  opensConfidential,
  type PrivacySettings,
  RETENTION_MAX_DAYS,
  shortensRetention,
} from '@prayer-community/domain/settings/settings';
import { t } from '@prayer-community/i18n/text';
import { useRef } from 'react';
import { IDLE_LIMIT_MS } from '../../session/idle/watch-activity.ts';
import { type Confirmation, ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useConfirmation } from '../../ui/use-confirmation.ts';
import { ChoiceSetting } from './choice-setting.tsx';
import { emptyingWarning } from './emptying-warning.ts';
import { NumberSetting } from './number-setting.tsx';
import { AUDIENCE_LABELS, SETTING_LABELS } from './setting-labels.ts';
import { SettingsForm, SettingsPart } from './settings-part.tsx';
import { type Change, useSettingsForm } from './use-settings-form.ts';

const AUDIENCES = [
  { value: 'team', label: AUDIENCE_LABELS.team },
  { value: 'leadership', label: AUDIENCE_LABELS.leadership },
] as const;

export function PrivacyPanel() {
  return <SettingsPart name="privacy">{(settings) => <PrivacyForm settings={settings} />}</SettingsPart>;
}

function PrivacyForm({ settings }: { settings: PrivacySettings }) {
  const { confirmation, ask, close } = useConfirmation();
  const discard = useRef(() => {});
  const { form, commit } = useSettingsForm('privacy', settings, { confirm });
  const { register, formState } = form;

  async function confirm(change: Change<PrivacySettings>): Promise<void> {
    const { stored, chosen } = change;
    const questions = [
      ...(opensConfidential(stored, chosen) ? [openingQuestion()] : []),
      ...(shortensRetention(stored, chosen) ? [emptyingQuestion(chosen)] : []),
    ];
    const last = questions.at(-1);
    if (last === undefined) {
      void change.save();
      return;
    }
    discard.current = change.discard;
    const text = questions.map((question) => question.text).join(' ');
    await new Promise<void>((resolve) => {
      ask({
        ...last,
        text,
        onConfirm: async () => {
          void change.save();
          resolve();
        },
      });
    });
  }

  function handleClose(): void {
    close();
    discard.current();
  }

  // The dialog is outside the form. Inside, React would pass its blur and key events to the form, which would commit
  // again.
  return (
    <>
      <SettingsForm commit={commit}>
        <ChoiceSetting
          legend={t(SETTING_LABELS['privacy.confidential_visible_to'])}
          choices={AUDIENCES}
          registration={register('confidential_visible_to')}
          hint={t('In the archive, only leadership can see them.')}
        />
        <NumberSetting
          label={t('Delete details of closed requests after (days)')}
          hint={t(
            'Counted from the day a request was closed, or the last message to or from the requester if that is later. Deletes the text, name, contact details, recording, notes, replies and post on the wall. Statistics stay. 0 keeps everything.',
          )}
          error={formState.errors.retention_days?.message}
          min={0}
          max={RETENTION_MAX_DAYS}
          {...register('retention_days', { valueAsNumber: true })}
        />
        <NumberSetting
          label={t('Sign in again after (hours)')}
          hint={t(
            'Everyone on the team signs in again, with password and code, after this time (at most {hours} hours), and after {minutes} minutes without activity.',
            { hours: SESSION_MAX_HOURS, minutes: IDLE_LIMIT_MS / MINUTE_MS },
          )}
          error={formState.errors.session_hours?.message}
          min={1}
          max={SESSION_MAX_HOURS}
          {...register('session_hours', { valueAsNumber: true })}
        />
      </SettingsForm>
      <ConfirmDialog confirmation={confirmation} onClose={handleClose} />
    </>
  );
}

type Question = Omit<Confirmation, 'onConfirm'>;

function openingQuestion(): Question {
  return {
    title: t('Show confidential requests to the team?'),
    text: t(
      'The whole team will be able to read all active ones, including those whose senders were told that only leadership would.',
    ),
    confirmLabel: t('Save and Show'),
  };
}

function emptyingQuestion({ retention_days }: PrivacySettings): Question {
  return {
    title: t('Delete details of closed requests?'),
    text: emptyingWarning(retention_days),
    confirmLabel: t('Save and Delete'),
  };
}
