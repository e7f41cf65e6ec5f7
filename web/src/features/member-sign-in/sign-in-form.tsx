import { styled } from '@mui/material/styles';

/** The narrow column of a form with a field or two. */
export const SignInForm = styled('form')({ display: 'grid', gap: 20, maxWidth: 420 });

/** The buttons below the fields. */
export const FormActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
});

/** What happened, below a form; read aloud when it appears. */
export const Outcome = styled('p')(({ theme }) => ({
  margin: 0,
  color: theme.vars?.palette.text.secondary,
}));
