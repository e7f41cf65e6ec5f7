import { RETURN_MAX_HOURS } from '@prayer-community/domain/settings/reminder-hours';
import type { ReminderSettings } from '@prayer-community/domain/settings/settings';
import { t } from '@prayer-community/i18n/text';
import type { UseFormReturn } from 'react-hook-form';
import { CheckedField } from '../checked-field.tsx';
import { NumberSetting } from '../number-setting.tsx';
import { SETTING_LABELS } from '../setting-labels.ts';

export function AssignmentFields({ form }: { form: UseFormReturn<ReminderSettings> }) {
  const { errors } = form.formState;
  return (
    <>
      <CheckedField
        control={form.control}
        name="suggests_assignee"
        label={t(SETTING_LABELS['reminders.suggests_assignee'])}
        hint={t(
          'For each new request, leaders see a suggested assignee: an available, eligible member who speaks its language if possible and has the fewest open requests.',
        )}
      />
      <CheckedField
        control={form.control}
        name="team_may_claim"
        label={t(SETTING_LABELS['reminders.team_may_claim'])}
        hint={t('Anyone on the prayer team can assign a new, non-confidential request to themselves.')}
      />
      <NumberSetting
        label={t('Unassign after (hours away)')}
        hint={t(
          'Counted from the start of the absence, or from the assignment if later. The request is new again, and they and leadership are notified. 0 means never.',
        )}
        error={errors.return_away_after_hours?.message}
        min={0}
        max={RETURN_MAX_HOURS}
        {...form.register('return_away_after_hours', { valueAsNumber: true })}
      />
      <NumberSetting
        label={t('Unassign after (hours without activity)')}
        hint={t(
          'Counted from the assignment or the assignee’s last note, reply or come-back date. 0 means never.',
        )}
        error={errors.return_idle_after_hours?.message}
        min={0}
        max={RETURN_MAX_HOURS}
        {...form.register('return_idle_after_hours', { valueAsNumber: true })}
      />
    </>
  );
}
