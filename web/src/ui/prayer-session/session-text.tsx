import { styled } from '@mui/material/styles';
import { counted, t } from '@prayer-community/i18n/text';

export const PrayerSessionText = styled('p')(({ theme }) => ({
  margin: 0,
  fontFamily: theme.typography.h1.fontFamily,
  fontSize: 'clamp(1.3rem, 1.1rem + 1vw, 1.75rem)',
  lineHeight: 1.45,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));

export const PrayerSessionOrigin = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 14px',
  color: theme.vars?.palette.text.secondary,
  '& h2': {
    margin: 0,
    fontSize: '1.0625rem',
    fontWeight: 600,
    color: theme.vars?.palette.text.primary,
    overflowWrap: 'anywhere',
  },
}));

export function PrayersSoFar({ count }: { count: number }) {
  return <Quiet>{count === 0 ? t('No prayers so far') : prayersText(count)}</Quiet>;
}

const Quiet = styled('p')(({ theme }) => ({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars?.palette.text.secondary,
}));

function prayersText(count: number): string {
  return counted(count, '1 prayer so far', '{count} prayers so far');
}
