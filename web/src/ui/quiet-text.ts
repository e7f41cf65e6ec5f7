import { styled } from '@mui/material/styles';

/** A paragraph in the secondary color, for hints and details. */
export const QuietText = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.9375rem',
  color: theme.vars?.palette.text.secondary,
}));
