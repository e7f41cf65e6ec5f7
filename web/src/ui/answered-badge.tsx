import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { TickIcon } from './tick-icon.tsx';

const Badge = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '3px 12px 3px 9px',
  borderRadius: 999,
  fontSize: '0.875rem',
  fontWeight: 600,
  color: theme.vars?.palette.success.contrastText,
  background: theme.vars?.palette.success.main,
}));

/** Shows that a prayer was answered in words, not only in green. */
export function AnsweredBadge() {
  return (
    <Badge>
      <TickIcon />
      {t('Answered')}
    </Badge>
  );
}
