import { styled } from '@mui/material/styles';
import { counted, t } from '@prayer-community/i18n/text';
import { type ComponentProps, use, useId } from 'react';
import { FieldNotes, notesId } from './field-notes.tsx';
import { inputStyles } from './input-styles.ts';
import { LabelText } from './label-text.tsx';
import { ReadOnlyContext } from './read-only.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const Head = styled('div')({ display: 'flex', alignItems: 'baseline', gap: 16, marginBottom: 6 });
const Label = styled('label')({ flex: 1, fontWeight: 600 });
const Area = styled('textarea')(inputStyles, {
  minHeight: 168,
  maxHeight: '60vh',
  lineHeight: 1.55,
  resize: 'vertical',
  fieldSizing: 'content',
  // Otherwise, the longest word would widen the page.
  overflowWrap: 'anywhere',
});
/** Shows the number of characters. */
export const Counter = styled('span')(({ theme }) => ({
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars?.palette.text.secondary,
  '&[data-full="true"]': { color: theme.vars?.palette.error.main, fontWeight: 600 },
}));

interface CountedTextAreaProps extends ComponentProps<'textarea'> {
  label: string;
  maxLength: number;
  /** The current number of characters. */
  length: number;
  /** Accepts more than `maxLength` characters, for a form that shows the error itself. */
  mayExceed?: boolean;
  /** Shown after the count. */
  unit?: string;
  hint?: string;
  error?: string;
}

/** A multiline input that accepts at most `maxLength` characters and shows `n/maxLength`. */
export function CountedTextArea(props: CountedTextAreaProps) {
  const { label, maxLength, length, mayExceed, unit, hint, error, required = false, ...area } = props;
  const id = useId();
  const isReadOnly = use(ReadOnlyContext);
  return (
    <div>
      <Head>
        <Label htmlFor={id}>
          <LabelText label={label} required={required} />
        </Label>
        <Counter data-full={length >= maxLength}>
          {length}/{maxLength} {unit}
        </Counter>
      </Head>
      <Area
        id={id}
        dir="auto"
        readOnly={isReadOnly}
        maxLength={mayExceed ? undefined : maxLength}
        aria-required={required}
        aria-invalid={error !== undefined}
        aria-describedby={hint || error ? notesId(id) : undefined}
        {...area}
      />
      <VisuallyHidden role="status">{spokenCount(maxLength - length)}</VisuallyHidden>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/**
 * Returns the announced count, at only a few steps. A count after every key would drown out the visitor's own words.
 * If there are too many characters, each one counts.
 */
export function spokenCount(left: number): string {
  if (left < 0) {
    return counted(-left, '{count} character too many.', '{count} characters too many.');
  }
  if (left === 0) {
    return t('No characters left.');
  }
  const step = [10, 50].find((step) => left <= step);
  return step ? t('Fewer than {limit} characters left.', { limit: step + 1 }) : '';
}
