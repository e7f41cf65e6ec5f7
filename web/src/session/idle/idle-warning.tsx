import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '@prayer-community/i18n/text';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { openDialog } from '../../ui/open-dialog.ts';
import { restoreFocus } from '../../ui/restore-focus.ts';
import { signOutOrToast } from '../sign-out-or-toast.ts';
import type { Idleness } from './idle-clock.ts';

/**
 * Warns an idle member a minute before the sign-out, then signs them out. Any activity keeps them signed in, and in the
 * warning itself a click.
 */
export function IdleWarning({ idle }: { idle: Idleness }) {
  const isOver = idle.state === 'over';

  useEffect(() => {
    if (isOver) {
      void signOutOrToast('idle');
    }
  }, [isOver]);

  if (idle.state !== 'warned') {
    return null;
  }
  return createPortal(
    <Box ref={restoreFocus} role="alert" data-idle-warning sx={PLACE}>
      <Typography sx={{ flex: 1, minWidth: 200 }}>
        {t('Are you still there? You’ll be signed out soon because of inactivity.')}
      </Typography>
      {/* Read out once, with the alert, and not every second. */}
      <Typography aria-hidden sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
        {t('{seconds} s', { seconds: idle.secondsLeft })}
      </Typography>
      <Button variant="contained">{t('Stay signed in')}</Button>
    </Box>,
    openDialog() ?? document.body,
  );
}

const PLACE = {
  position: 'fixed',
  insetInline: 16,
  bottom: 16,
  zIndex: 'snackbar',
  maxWidth: 560,
  mx: 'auto',
  p: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  border: 2,
  borderColor: 'primary.main',
  borderRadius: 1,
  bgcolor: 'background.paper',
};
