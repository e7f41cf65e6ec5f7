import { zodResolver } from '@hookform/resolvers/zod';
import { CHOSEN_SETTINGS, type ReminderSettings } from '@prayer-community/domain/settings';
import { useForm } from 'react-hook-form';
import { NumberField } from './number-field.tsx';
import { SettingsForm, SettingsPart } from './settings-part.tsx';
import { useSaving } from './use-saving.ts';

const RESOLVER = zodResolver(CHOSEN_SETTINGS.reminders);

/** When unassigned requests are reminded of. */
export function ReminderPanel() {
  return (
    <SettingsPart title="Reminders" name="reminders">
      {(settings) => <ReminderForm settings={settings} />}
    </SettingsPart>
  );
}

function ReminderForm({ settings }: { settings: ReminderSettings }) {
  const { isUnderway, save } = useSaving('reminders');
  const { register, handleSubmit, formState } = useForm<ReminderSettings>({
    resolver: RESOLVER,
    values: settings,
    resetOptions: { keepDirtyValues: true },
  });
  return (
    <SettingsForm saveLabel="Save Reminders" isUnderway={isUnderway} onSubmit={handleSubmit(save)}>
      <NumberField
        label="Hours until an unassigned request is reminded of"
        hint="It is reminded of again after as many hours, until somebody is assigned. For a request that already waits, this counts from its next reminder."
        error={formState.errors.unassigned_after_hours?.message}
        min={1}
        max={168}
        {...register('unassigned_after_hours', { valueAsNumber: true })}
      />
    </SettingsForm>
  );
}
