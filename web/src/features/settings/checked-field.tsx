import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { Controller } from 'react-hook-form';
import { Setting } from './setting.tsx';
import { SwitchedPart } from './switched-part.tsx';

interface CheckedFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, boolean>;
  label: string;
  hint?: string;
}

export function CheckedField<Values extends FieldValues>(props: CheckedFieldProps<Values>) {
  const { control, name, label, hint } = props;
  return (
    <Setting texts={[label, hint ?? '']}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <SwitchedPart label={label} hint={hint} isOn={field.value} onSwitch={field.onChange} />
        )}
      />
    </Setting>
  );
}
