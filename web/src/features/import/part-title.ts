import { styled } from '@mui/material/styles';

export const PartTitle = styled('h3')({
  margin: 0,
  fontSize: '1.0625rem',
  fontWeight: 600,
  outline: 'none',
  overflowWrap: 'anywhere',
});
