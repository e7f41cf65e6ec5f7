import { styled } from '@mui/material/styles';
import { DEFAULT_TIME_ZONE, type QuietHours } from '@prayer-community/domain/settings/quiet-hours';
import type { ReminderSettings } from '@prayer-community/domain/settings/settings';
import { t } from '@prayer-community/i18n/text';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { SwitchedPart } from '../switched-part.tsx';
import { deviceTimeZone } from '../time-zones.ts';

const Row = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(2, minmax(0, 180px))',
  overflowWrap: 'anywhere',
});

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** The quiet hours that are set when a leader turns them on: a usual night. */
const NIGHT: QuietHours = { from: 22, to: 7 };

/** The hours in which only urgent requests trigger reminders, in the community's time zone. */
export function QuietHoursFields({ form }: { form: UseFormReturn<ReminderSettings> }) {
  const [quiet, timeZone] = useWatch({ control: form.control, name: ['quiet_hours', 'time_zone'] });
  const error = form.formState.errors.quiet_hours?.to?.message;

  function handleSwitch(isOn: boolean): void {
    form.setValue('quiet_hours', isOn ? NIGHT : null, { shouldDirty: true });
    // The leader who turns on quiet hours is most likely in the community's time zone.
    if (isOn && timeZone === DEFAULT_TIME_ZONE) {
      form.setValue('time_zone', deviceTimeZone(), { shouldDirty: true });
    }
  }

  function choose(hours: QuietHours): void {
    form.setValue('quiet_hours', hours, { shouldDirty: true });
  }

  return (
    <SwitchedPart
      label={t('Use quiet hours')}
      hint={t('Reminders wait until quiet hours end. High-urgency requests don’t wait.')}
      isOn={quiet !== null}
      onSwitch={handleSwitch}
    >
      {quiet !== null && (
        <Row>
          <SelectField
            label={t('Quiet from')}
            value={String(quiet.from)}
            options={HOURS}
            onChoose={(from) => choose({ ...quiet, from: Number(from) })}
          />
          <SelectField
            label={t('Quiet until')}
            value={String(quiet.to)}
            options={HOURS}
            onChoose={(to) => choose({ ...quiet, to: Number(to) })}
            hint={t('In the time zone of the community: {zone}', {
              zone: timeZone.replaceAll('_', ' '),
            })}
            error={error}
          />
        </Row>
      )}
    </SwitchedPart>
  );
}
