import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { isStaffSignedIn, onStaffSignInChange } from '../../session/staff-signed-in.ts';

const ReturnLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 44,
  padding: '4px 16px',
  fontSize: '0.9375rem',
  fontWeight: 600,
  background: theme.vars?.palette.primary.main,
  color: theme.vars?.palette.primary.contrastText,
  // At the edge of the screen and beside the sticky header, a ring outside the link is invisible.
  '&:focus-visible': { outline: '3px solid currentColor', outlineOffset: -6 },
}));

/** The link back to the dashboard above public screens, shown to signed-in staff. */
export function StaffReturn() {
  const isStaff = useSyncExternalStore(onStaffSignInChange, isStaffSignedIn, () => false);
  if (!isStaff) {
    return null;
  }
  return (
    <nav aria-label={t('The prayer team')}>
      <ReturnLink to={PATHS.dashboard}>{t('Back to the Dashboard')}</ReturnLink>
    </nav>
  );
}
