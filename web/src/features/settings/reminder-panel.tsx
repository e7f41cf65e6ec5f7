import { zodResolver } from '@hookform/resolvers/zod';
import {
  CHOSEN_SETTINGS,
  REMINDER_MAX_HOURS,
  type ReminderSettings,
} from '@prayer-community/domain/settings/settings';
import { text } from '@prayer-community/domain/texts/text';
import { useForm } from 'react-hook-form';
import { NumberField } from './number-field.tsx';
import { AssignmentFields } from './reminders/assignment-fields.tsx';
import { SwitchedPart } from './reminders/switched-part.tsx';
import { UrgencyFields } from './reminders/urgency-fields.tsx';
import { SettingsForm, SettingsPart } from './settings-part.tsx';
import { useReportUnsaved } from './unsaved-parts.ts';
import { useSaving } from './use-saving.ts';

/** When unassigned requests are reminded of, whom they are suggested for, and when they leave somebody again. */
export function ReminderPanel() {
  return (
    <SettingsPart title={text('Reminders')} name="reminders">
      {(settings) => <ReminderForm settings={settings} />}
    </SettingsPart>
  );
}

function ReminderForm({ settings }: { settings: ReminderSettings }) {
  const { isUnderway, save } = useSaving('reminders');
  const form = useForm<ReminderSettings>({
    resolver: (values, ...rest) => RESOLVER(inUse(values, settings), ...rest),
    values: settings,
    resetOptions: { keepDirtyValues: true },
  });
  const { register, handleSubmit, formState, watch } = form;
  const isByUrgency = watch('by_urgency');
  useReportUnsaved('reminders', inUse(watch(), settings), settings);
  return (
    <SettingsForm saveLabel={text('Save Reminders')} isUnderway={isUnderway} onSubmit={handleSubmit(save)}>
      <SwitchedPart
        label={text('Set hours by urgency')}
        hint={text(
          'Each card shows when the request is due, and you can sort the list by it. Existing requests update within 15 minutes.',
        )}
        isOn={isByUrgency}
        onSwitch={(isOn) => form.setValue('by_urgency', isOn, { shouldDirty: true })}
      >
        <UrgencyFields form={form} />
      </SwitchedPart>
      {!isByUrgency && (
        <NumberField
          label={text('Remind about unassigned requests after (hours)')}
          hint={text(
            'Reminders repeat at this interval until someone is assigned. For existing requests, this applies from the next reminder.',
          )}
          error={formState.errors.unassigned_after_hours?.message}
          min={1}
          max={REMINDER_MAX_HOURS}
          {...register('unassigned_after_hours', { valueAsNumber: true })}
        />
      )}
      <AssignmentFields form={form} />
    </SettingsForm>
  );
}

const RESOLVER = zodResolver(CHOSEN_SETTINGS.reminders);

/** What was typed in fields that are not shown is not judged, nor stored. */
function inUse(typed: ReminderSettings, stored: ReminderSettings): ReminderSettings {
  return typed.by_urgency
    ? { ...typed, unassigned_after_hours: stored.unassigned_after_hours }
    : {
        ...typed,
        hours_by_urgency: stored.hours_by_urgency,
        escalate_after_reminders: stored.escalate_after_reminders,
        quiet_hours: stored.quiet_hours,
        time_zone: stored.time_zone,
      };
}
