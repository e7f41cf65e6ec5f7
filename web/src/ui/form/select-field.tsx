import { styled } from '@mui/material/styles';
import { type Message, shownText } from '@prayer-community/i18n/text';
import { type Ref, useId } from 'react';
import { FieldNotes, notesId } from './field-notes.tsx';
import { inputStyles } from './input-styles.ts';

const Label = styled('label')({ display: 'block', marginBottom: 6, fontWeight: 600, fontSize: '0.9375rem' });
/** Its arrow is drawn apart from the border, in the color of the text. Forced colors mode keeps the browser's own. */
const Select = styled('select')(inputStyles, {
  minHeight: 48,
  '&, &[aria-invalid="true"]': { paddingBlock: 4 },
  '@media not (forced-colors: active)': {
    appearance: 'none',
    '&, &[aria-invalid="true"]': { paddingInlineEnd: '2.25rem' },
    backgroundImage: [45, 135]
      .map(
        (degrees) => `linear-gradient(${degrees}deg, transparent 42%, currentColor 42% 58%, transparent 58%)`,
      )
      .join(),
    backgroundSize: '0.375rem 0.375rem',
    backgroundPosition: 'right calc(14px + 0.375rem) center, right 14px center',
    backgroundRepeat: 'no-repeat',
  },
});

interface SelectFieldProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: Message | string }[];
  onChoose: (value: Value) => void;
  /** True if only assistive technology needs the label, because a column heading or the row itself shows it. */
  isLabelHidden?: boolean;
  disabled?: boolean;
  hint?: string;
  error?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** A choice from a short list, with its label above. Uses the browser's own list, which works well on phones. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, options, onChoose, isLabelHidden = false, disabled, hint, error, ref } = props;
  const id = useId();

  function handleChange(chosen: string): void {
    const option = options.find((each) => each.value === chosen);
    if (option !== undefined) {
      onChoose(option.value);
    }
  }

  return (
    <div>
      {!isLabelHidden && <Label htmlFor={id}>{label}</Label>}
      <Select
        ref={ref}
        id={id}
        aria-label={isLabelHidden ? label : undefined}
        aria-invalid={error !== undefined}
        aria-describedby={hint || error ? notesId(id) : undefined}
        value={value}
        disabled={disabled}
        onChange={(event) => handleChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {shownText(option.label)}
          </option>
        ))}
      </Select>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
