import { styled } from '@mui/material/styles';

/** A problem with the form as a whole, announced when it appears. */
export const FormProblem = styled('p')(({ theme }) => ({
  margin: 0,
  fontWeight: 600,
  color: theme.vars?.palette.error.main,
  '&:empty': { display: 'none' },
}));
