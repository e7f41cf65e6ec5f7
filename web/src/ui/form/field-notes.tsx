import { styled } from '@mui/material/styles';
import { use } from 'react';
import { AnnouncedErrorsContext } from './announced-errors.ts';

const Hint = styled('p')(({ theme }) => ({
  margin: '6px 0 0',
  fontSize: '0.875rem',
  lineHeight: 1.45,
  color: theme.vars?.palette.text.secondary,
}));

const FieldError = styled('p')(({ theme }) => ({
  margin: '6px 0 0',
  fontSize: '0.875rem',
  lineHeight: 1.45,
  fontWeight: 600,
  color: theme.vars?.palette.error.main,
}));

interface FieldNotesProps {
  id: string;
  hint?: string;
  error?: string;
}

/** The text below a field: its error, or its hint if there is no error. The field refers to it by `notesId`. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  const isSpoken = use(AnnouncedErrorsContext);
  if (error) {
    return (
      <FieldError id={notesId(id)} role={isSpoken ? 'alert' : undefined}>
        {error}
      </FieldError>
    );
  }
  return hint && <Hint id={notesId(id)}>{hint}</Hint>;
}

/** Returns the id of a field's notes, for its `aria-describedby`. */
export function notesId(fieldId: string): string {
  return `${fieldId}-notes`;
}
