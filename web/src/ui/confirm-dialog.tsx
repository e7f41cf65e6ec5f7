import MuiButton from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { t } from '@prayer-community/i18n/text';
import { useId } from 'react';
import { Dialog, DialogActions, DialogContent } from './dialog.tsx';
import { useUnderway } from './use-underway.ts';

export interface Confirmation {
  title: string;
  text: string;
  confirmLabel: string;
  /** True if the action loses nothing. */
  isHarmless?: boolean;
  onConfirm: () => Promise<void>;
}

interface ConfirmDialogProps {
  confirmation: Confirmation | null;
  onClose: () => void;
}

/** Asks before an action that cannot be undone. Stays open until the action is done. */
export function ConfirmDialog({ confirmation, onClose }: ConfirmDialogProps) {
  const [isUnderway, run] = useUnderway();
  const id = useId();
  const textId = useId();

  async function confirm({ onConfirm }: Confirmation): Promise<void> {
    try {
      await onConfirm();
    } finally {
      onClose();
    }
  }

  return (
    <Dialog
      open={confirmation !== null}
      onClose={isUnderway ? undefined : onClose}
      aria-labelledby={id}
      aria-describedby={textId}
    >
      {confirmation && (
        <>
          <DialogTitle id={id}>{confirmation.title}</DialogTitle>
          <DialogContent>
            <DialogContentText id={textId}>{confirmation.text}</DialogContentText>
          </DialogContent>
          <DialogActions>
            <MuiButton onClick={isUnderway ? undefined : onClose} aria-disabled={isUnderway}>
              {t('Cancel')}
            </MuiButton>
            <MuiButton
              color={confirmation.isHarmless ? 'primary' : 'error'}
              onClick={() => void run(() => confirm(confirmation))}
              aria-disabled={isUnderway}
            >
              {confirmation.confirmLabel}
            </MuiButton>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
