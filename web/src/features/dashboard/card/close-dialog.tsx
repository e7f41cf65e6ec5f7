import Button from '@mui/material/Button';
import DialogTitle from '@mui/material/DialogTitle';
import { text } from '@prayer-community/i18n/text';
import { useId } from 'react';
import { Dialog, DialogActions, DialogContent } from '../../../ui/dialog.tsx';

interface CloseDialogProps {
  requester: string;
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Only leadership can reopen what is closed, so closing is asked for. */
export function CloseDialog({ requester, onConfirmed, onCancel }: CloseDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{text('Close this request?')}</DialogTitle>
      <DialogContent>
        {text('This moves {requester}’s request to the archive. Only a leader can reopen it.', { requester })}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{text('Cancel')}</Button>
        <Button variant="contained" onClick={onConfirmed}>
          {text('Close Request')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
