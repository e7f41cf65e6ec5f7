import { styled } from '@mui/material/styles';
import { URGENCY_LEVELS } from '@prayer-community/domain/request-form/request-choices';
import {
  ESCALATION_MAX_REMINDERS,
  REMINDER_MAX_HOURS,
  type ReminderSettings,
} from '@prayer-community/domain/settings/settings';
import { t } from '@prayer-community/i18n/text';
import type { UseFormReturn } from 'react-hook-form';
import { URGENCY_BADGES } from '../../../ui/team/request-labels.ts';
import { NumberField } from '../number-field.tsx';
import { QuietHoursFields } from './quiet-hours-fields.tsx';

const Group = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0 });
const Legend = styled('legend')({ padding: 0, marginBottom: 10, fontWeight: 600 });

const Row = styled('div')({ display: 'grid', gap: 12 });

export function UrgencyFields({ form }: { form: UseFormReturn<ReminderSettings> }) {
  const { errors } = form.formState;
  return (
    <>
      <Group>
        <Legend>{t('Assign within (hours)')}</Legend>
        <Row>
          {URGENCY_LEVELS.toReversed().map((urgency) => (
            <NumberField
              key={urgency}
              label={t(URGENCY_BADGES[urgency])}
              error={errors.hours_by_urgency?.[urgency]?.message}
              min={1}
              max={REMINDER_MAX_HOURS}
              {...form.register(`hours_by_urgency.${urgency}`, { valueAsNumber: true })}
            />
          ))}
        </Row>
      </Group>
      <NumberField
        label={t('Notify every leader after (reminders)')}
        hint={t(
          'Reminders repeat until someone is assigned. After this many, every leader is notified, even if they turned notifications off. 0 means never.',
        )}
        error={errors.escalate_after_reminders?.message}
        min={0}
        max={ESCALATION_MAX_REMINDERS}
        {...form.register('escalate_after_reminders', { valueAsNumber: true })}
      />
      <QuietHoursFields form={form} />
    </>
  );
}
