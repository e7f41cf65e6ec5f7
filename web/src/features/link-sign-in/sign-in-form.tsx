import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { AnnouncedErrorsContext } from '../../ui/form/announced-errors.ts';

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  maxWidth: 420,
});

/** A form with one field, whose error is announced because Enter leaves the focus in it. */
export function SignInForm(props: ComponentProps<'form'>) {
  return (
    <AnnouncedErrorsContext value>
      <Form noValidate {...props} />
    </AnnouncedErrorsContext>
  );
}

export const FormActions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  // Easy to reach on a phone.
  [theme.breakpoints.down('sm')]: { '& > [type="submit"]': { flexBasis: '100%' } },
}));

/** The outcome of an action, shown below a form. Use `role="status"` to have screen readers announce it. */
export const Outcome = styled('p')(({ theme }) => ({
  margin: 0,
  outline: 'none',
  color: theme.vars?.palette.text.secondary,
  overflowWrap: 'anywhere',
}));
