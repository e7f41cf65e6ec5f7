import { styled } from '@mui/material/styles';
import { text } from '@prayer-community/domain/texts/text';
import { Link } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';

const Footer = styled('footer')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '0 24px',
  padding: '8px 16px 24px',
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
  '& a': { padding: '12px 4px', fontSize: '0.9375rem', color: theme.vars?.palette.text.secondary },
  '@media print': { display: 'none' },
}));

/** What stands below every public screen. */
export function SiteFooter() {
  return (
    <Footer>
      <Link to={PATHS.privacy}>{text('Privacy')}</Link>
      <Link to={PATHS.login}>{text('Team Login')}</Link>
    </Footer>
  );
}
