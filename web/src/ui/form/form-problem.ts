import { styled } from '@mui/material/styles';

/** What is wrong with the form as a whole; announced when it is. */
export const FormProblem = styled('p')(({ theme }) => ({
  margin: 0,
  fontWeight: 600,
  color: theme.vars?.palette.error.main,
  '&:empty': { display: 'none' },
}));
