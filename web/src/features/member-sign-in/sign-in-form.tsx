import { styled } from '@mui/material/styles';

export const SignInForm = styled('form')({ display: 'grid', gap: 20, maxWidth: 420 });

export const FormActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
});

/** The outcome of an action, shown below a form. Use `role="status"` to have screen readers announce it. */
export const Outcome = styled('p')(({ theme }) => ({
  margin: 0,
  outline: 'none',
  color: theme.vars?.palette.text.secondary,
}));
