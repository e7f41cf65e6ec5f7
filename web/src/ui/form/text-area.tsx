import { styled } from '@mui/material/styles';
import { type ComponentProps, useId } from 'react';
import { FieldNotes, notesId } from './field-notes.tsx';
import { inputStyles } from './input-styles.ts';

const Label = styled('label')({ display: 'block', marginBottom: 6, fontWeight: 600, fontSize: '0.9375rem' });
const Area = styled('textarea')(inputStyles, { resize: 'vertical', lineHeight: 1.45 });

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string;
  error?: string;
}

/** A multiline input with its label above and its error below. `CountedTextArea` also shows a count. */
export function TextArea({ label, error, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Area
        id={id}
        dir="auto"
        aria-invalid={error !== undefined}
        aria-describedby={error ? notesId(id) : undefined}
        {...area}
      />
      <FieldNotes id={id} error={error} />
    </div>
  );
}
