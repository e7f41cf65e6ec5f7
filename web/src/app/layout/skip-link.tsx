import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import type { MouseEvent } from 'react';

export const MAIN_ID = 'main';

const Link = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  insetInlineStart: 16,
  top: 8,
  padding: '12px 20px',
  borderRadius: 999,
  background: theme.vars?.palette.primary.main,
  color: theme.vars?.palette.primary.contrastText,
  fontWeight: 600,
  '&:not(:focus)': { transform: 'translateY(-400%)' },
}));

export function SkipLink() {
  return (
    <Link href={`#${MAIN_ID}`} onClick={skipToMain}>
      {t('Skip to main content')}
    </Link>
  );
}

/** Leaves the address unchanged because a changed hash would look like a navigation. */
function skipToMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(MAIN_ID)?.focus();
}
