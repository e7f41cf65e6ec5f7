import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

/** A link among tabs. A line below marks the one with `aria-current`. */
export const TabLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  minHeight: 44,
  padding: '7px 8px',
  whiteSpace: 'nowrap',
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1.2,
  textDecoration: 'none',
  color: theme.vars?.palette.text.secondary,
  '&:hover': { color: theme.vars?.palette.text.primary },
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current]': {
    color: theme.vars?.palette.primary.main,
    // Only here: forced colors mode draws a transparent border.
    borderBottom: `3px solid ${theme.vars?.palette.primary.main}`,
    paddingBottom: 4,
  },
  [theme.breakpoints.up('md')]: { paddingInline: 14, fontSize: '0.9375rem' },
}));
