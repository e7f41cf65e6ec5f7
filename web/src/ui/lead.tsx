import { styled } from '@mui/material/styles';

export const Lead = styled('p')(({ theme }) => ({
  margin: '14px 0 32px',
  maxWidth: '36em',
  fontSize: '1.125rem',
  lineHeight: 1.55,
  textWrap: 'balance',
  color: theme.vars?.palette.text.secondary,
}));
