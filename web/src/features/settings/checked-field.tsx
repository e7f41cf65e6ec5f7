import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { Controller } from 'react-hook-form';
import { ChoiceGroup } from '../../ui/form/choice-group.tsx';

interface CheckedFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, boolean>;
  legend: string;
  label: string;
  hint?: string;
}

/** A setting that is on or off. */
export function CheckedField<Values extends FieldValues>(props: CheckedFieldProps<Values>) {
  const { control, name, legend, label, hint } = props;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, ...field } }) => (
        <ChoiceGroup
          legend={legend}
          type="checkbox"
          choices={[{ value: 'on', label }]}
          registration={{
            ...field,
            checked: value,
            onChange: ({ currentTarget }) => onChange(currentTarget.checked),
          }}
          hint={hint}
        />
      )}
    />
  );
}
