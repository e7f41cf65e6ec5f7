import Button from '@mui/material/Button';
import DialogTitle from '@mui/material/DialogTitle';
import { t } from '@prayer-community/i18n/text';
import { useId } from 'react';
import { Dialog, DialogActions, DialogContent } from '../../../ui/dialog.tsx';

interface CloseDialogProps {
  /** Null if the request has no name to show. */
  requester: string | null;
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Closing needs confirmation because only leadership can reopen a closed request. */
export function CloseDialog({ requester, onConfirmed, onCancel }: CloseDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{t('Close this request?')}</DialogTitle>
      <DialogContent>
        {requester === null
          ? t('This moves the request to the archive. Only a leader can reopen it.')
          : t('This moves {requester}’s request to the archive. Only a leader can reopen it.', { requester })}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{t('Cancel')}</Button>
        <Button variant="contained" onClick={onConfirmed}>
          {t('Close Request')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
