import { REMINDER_MAX_HOURS, type ReminderSettings } from '@prayer-community/domain/settings/settings';
import { message, t } from '@prayer-community/i18n/text';
import { NumberSetting } from './number-setting.tsx';
import { AssignmentFields } from './reminders/assignment-fields.tsx';
import { UrgencyFields } from './reminders/urgency-fields.tsx';
import { Setting } from './setting.tsx';
import { SETTING_LABELS } from './setting-labels.ts';
import { SettingsForm, SettingsPart } from './settings-part.tsx';
import { SwitchedPart } from './switched-part.tsx';
import { useSettingsForm } from './use-settings-form.ts';

export function ReminderPanel() {
  return <SettingsPart name="reminders">{(settings) => <ReminderForm settings={settings} />}</SettingsPart>;
}

function ReminderForm({ settings }: { settings: ReminderSettings }) {
  const { form, commit } = useSettingsForm('reminders', settings, { inUse });
  const { register, formState, watch } = form;
  const isByUrgency = watch('by_urgency');
  return (
    <SettingsForm commit={commit}>
      <Setting texts={BY_URGENCY}>
        <SwitchedPart
          label={t(BY_URGENCY[0])}
          hint={t(BY_URGENCY[1])}
          isOn={isByUrgency}
          onSwitch={(isOn) => form.setValue('by_urgency', isOn, { shouldDirty: true })}
        >
          <UrgencyFields form={form} />
        </SwitchedPart>
      </Setting>
      {!isByUrgency && (
        <NumberSetting
          label={t('Remind about unassigned requests after (hours)')}
          hint={t(
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

/** The texts of the switch, and the labels of the fields that it shows. */
const BY_URGENCY = [
  SETTING_LABELS['reminders.by_urgency'],
  message(
    'Each card shows when the request is due, and you can sort the list by it. Existing requests update within 15 minutes.',
  ),
  message('Assign within (hours)'),
  message('Notify every leader after (reminders)'),
  message('Use quiet hours'),
] as const;

/** Ignores input in hidden fields: it is neither validated nor stored. */
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
