import { zodResolver } from '@hookform/resolvers/zod';
import { SESSION_MAX_HOURS } from '@prayer-community/domain/auth/session-end';
import {
  CHOSEN_SETTINGS,
  type PrivacySettings,
  RETENTION_MAX_DAYS,
  shortensRetention,
} from '@prayer-community/domain/settings/settings';
import { counted, text } from '@prayer-community/domain/texts/text';
import { useForm } from 'react-hook-form';
import { type Confirmation, ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ChoiceGroup } from '../../ui/form/choice-group.tsx';
import { useConfirmation } from '../../ui/use-confirmation.ts';
import { NumberField } from './number-field.tsx';
import { SettingsForm, SettingsPart } from './settings-part.tsx';
import { useReportUnsaved } from './unsaved-parts.ts';
import { useSaving } from './use-saving.ts';

const RESOLVER = zodResolver(CHOSEN_SETTINGS.privacy);

const AUDIENCES: readonly { value: PrivacySettings['confidential_visible_to']; label: string }[] = [
  { value: 'team', label: text('Everyone on the team') },
  { value: 'leadership', label: text('Leadership only') },
];

/** Visibility and retention of requests. */
export function PrivacyPanel() {
  return (
    <SettingsPart title={text('Prayer Requests')} name="privacy">
      {(settings) => <PrivacyForm settings={settings} />}
    </SettingsPart>
  );
}

function PrivacyForm({ settings }: { settings: PrivacySettings }) {
  const { isUnderway, save } = useSaving('privacy');
  const { confirmation, ask, close } = useConfirmation();
  const { register, handleSubmit, formState, watch } = useForm<PrivacySettings>({
    resolver: RESOLVER,
    values: settings,
    resetOptions: { keepDirtyValues: true },
  });

  useReportUnsaved('privacy', watch(), settings);

  async function handleSave(chosen: PrivacySettings): Promise<void> {
    if (shortensRetention(settings, chosen)) {
      ask(confirmEmptying(chosen, () => save(chosen)));
    } else {
      await save(chosen);
    }
  }

  return (
    <SettingsForm
      saveLabel={text('Save Prayer Requests')}
      isUnderway={isUnderway}
      onSubmit={handleSubmit(handleSave)}
    >
      <ChoiceGroup
        legend={text('Who sees confidential requests while they are active?')}
        type="radio"
        choices={AUDIENCES}
        registration={register('confidential_visible_to')}
        hint={text('In the archive, only leadership can see them.')}
      />
      <NumberField
        label={text('Delete details of closed requests after (days)')}
        hint={text(
          'Deletes the text, name, contact details, recording and notes. Counts stay. 0 keeps everything.',
        )}
        error={formState.errors.retention_days?.message}
        min={0}
        max={RETENTION_MAX_DAYS}
        {...register('retention_days', { valueAsNumber: true })}
      />
      <NumberField
        label={text('Sign in again after (hours)')}
        hint={text('Members enter their password and code again after this time, at most 720 hours.')}
        error={formState.errors.session_hours?.message}
        min={1}
        max={SESSION_MAX_HOURS}
        {...register('session_hours', { valueAsNumber: true })}
      />
      <ConfirmDialog confirmation={confirmation} onClose={close} />
    </SettingsForm>
  );
}

function confirmEmptying({ retention_days }: PrivacySettings, onConfirm: () => Promise<void>): Confirmation {
  return {
    title: text('Delete details of closed requests?'),
    text: counted(
      retention_days,
      'Tonight, requests closed more than 1 day ago lose their text, name, contact details, recording and notes. This cannot be undone.',
      'Tonight, requests closed more than {count} days ago lose their text, name, contact details, recording and notes. This cannot be undone.',
    ),
    confirmLabel: text('Save and Delete'),
    onConfirm,
  };
}
