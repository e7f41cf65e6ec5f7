import { RETURN_MAX_HOURS } from '@prayer-community/domain/return-to-pool';
import type { ReminderSettings } from '@prayer-community/domain/settings';
import { text } from '@prayer-community/domain/texts/text';
import type { UseFormReturn } from 'react-hook-form';
import { NumberField } from '../number-field.tsx';
import { SwitchedPart } from './switched-part.tsx';

/** Whom a request is suggested for, and when it leaves somebody again. */
export function AssignmentFields({ form }: { form: UseFormReturn<ReminderSettings> }) {
  const { errors } = form.formState;
  return (
    <>
      <SwitchedPart
        label={text('Suggest whom to assign')}
        hint={text(
          'Each new request names, for leadership, who is there, may have it and has the fewest open requests.',
        )}
        isOn={form.watch('suggests_assignee')}
        onSwitch={(isOn) => form.setValue('suggests_assignee', isOn, { shouldDirty: true })}
      />
      <NumberField
        label={text('Hours until the request of someone who is away goes back')}
        hint={text(
          'Counted from when they are away. It is then new again; leadership and they are told. 0 means never.',
        )}
        error={errors.return_away_after_hours?.message}
        min={0}
        max={RETURN_MAX_HOURS}
        {...form.register('return_away_after_hours', { valueAsNumber: true })}
      />
      <NumberField
        label={text('Hours until a request for which nothing was done goes back')}
        hint={text('Counted from when it was assigned, or from the assignee’s last note. 0 means never.')}
        error={errors.return_idle_after_hours?.message}
        min={0}
        max={RETURN_MAX_HOURS}
        {...form.register('return_idle_after_hours', { valueAsNumber: true })}
      />
    </>
  );
}
