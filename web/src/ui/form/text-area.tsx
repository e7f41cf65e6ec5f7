import { styled } from '@mui/material/styles';
import { type ComponentProps, useId } from 'react';
import { Counter, spokenCount } from './counted-text-area.tsx';
import { FieldNotes, notesId } from './field-notes.tsx';
import { inputStyles } from './input-styles.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const Head = styled('div')({ display: 'flex', alignItems: 'baseline', gap: 16, marginBottom: 6 });
const Label = styled('label')({ flex: 1, fontWeight: 600, fontSize: '0.9375rem' });
const Area = styled('textarea')(inputStyles, { resize: 'vertical', lineHeight: 1.45 });

/** The share of the maximum from which the count is shown. */
const COUNTED_FROM = 0.9;

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'maxLength'> {
  label: string;
  value: string;
  /** Longer text is accepted, because a browser would cut off a pasted text silently. The form refuses it. */
  maxChars: number;
  error?: string;
}

/** A multiline input with its label above and its error below. Unlike `CountedTextArea`, shows the count only near the limit. */
export function TextArea({ label, maxChars, error, ...area }: TextAreaProps) {
  const id = useId();
  const { length } = area.value;
  return (
    <div>
      <Head>
        <Label htmlFor={id}>{label}</Label>
        {length > maxChars * COUNTED_FROM && (
          <Counter data-full={length >= maxChars}>{`${length}/${maxChars}`}</Counter>
        )}
      </Head>
      <Area
        id={id}
        dir="auto"
        aria-invalid={error !== undefined}
        aria-describedby={error ? notesId(id) : undefined}
        {...area}
      />
      <VisuallyHidden role="status">{spokenCount(maxChars - length)}</VisuallyHidden>
      <FieldNotes id={id} error={error} />
    </div>
  );
}
