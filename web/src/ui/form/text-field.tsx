import { styled } from '@mui/material/styles';
import { type ComponentProps, use, useId } from 'react';
import { FieldNotes, notesId } from './field-notes.tsx';
import { inputStyles } from './input-styles.ts';
import { LabelText } from './label-text.tsx';
import { ReadOnlyContext } from './read-only.ts';

const Label = styled('label')({ display: 'block', marginBottom: 6, fontWeight: 600 });
const Input = styled('input')(inputStyles, { height: 50 });

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: string;
  error?: string;
}

/** A single-line text input with its label above and its error below. Accepts a form library's registration as props. */
export function TextField({ label, hint, error, required = false, ...input }: TextFieldProps) {
  const id = useId();
  const isReadOnly = use(ReadOnlyContext);
  return (
    <div>
      <Label htmlFor={id}>
        <LabelText label={label} required={required} />
      </Label>
      <Input
        id={id}
        dir="auto"
        readOnly={isReadOnly}
        aria-required={required}
        aria-invalid={error !== undefined}
        aria-describedby={hint || error ? notesId(id) : undefined}
        {...input}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
