import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import DialogTitle from '@mui/material/DialogTitle';
import { fullName, type Profile } from '@prayer-community/domain/profile';
import { setPasswordFormSchema } from '@prayer-community/domain/team-member';
import { text } from '@prayer-community/domain/texts/text';
import { useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { demand } from '../../../firebase/demand.ts';
import { Dialog, DialogActions, DialogContent } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { toastFailure, toastSuccess } from '../user-management-toasts.ts';

type NewPassword = z.infer<typeof setPasswordFormSchema>;

const FORM_ID = 'set-password';
const RESOLVER = zodResolver(setPasswordFormSchema);

interface SetPasswordDialogProps {
  member: Profile<Date>;
  onClose: () => void;
}

/** Sets a member's password; stays open where that failed. */
export function SetPasswordDialog({ member, onClose }: SetPasswordDialogProps) {
  const { register, handleSubmit, formState } = useForm<NewPassword>({
    resolver: RESOLVER,
    defaultValues: { newPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const isUnderway = useRef(false);
  const titleId = useId();
  const name = fullName(member);

  async function save({ newPassword }: NewPassword): Promise<void> {
    if (isUnderway.current) {
      return;
    }
    isUnderway.current = true;
    try {
      await demand('changeUserPassword', { username: member.username, newPassword });
      toastSuccess(
        text('Password Changed'),
        text('{name} has a new password and was signed out everywhere.', { name }),
      );
      onClose();
    } catch (error) {
      toastFailure('password', error);
    } finally {
      isUnderway.current = false;
    }
  }

  return (
    <Dialog
      open
      onClose={isSubmitting ? undefined : onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={titleId}>{text('Set New Password')}</DialogTitle>
      <DialogContent>
        <p style={{ marginTop: 0 }}>
          {text('{name} is signed out everywhere and will sign in with this password and an e-mailed code.', {
            name,
          })}
        </p>
        <form id={FORM_ID} noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
          <TextField
            label={text('New password')}
            type="password"
            autoComplete="new-password"
            required
            error={errors.newPassword?.message}
            {...register('newPassword')}
          />
        </form>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isSubmitting}>
          {text('Cancel')}
        </Button>
        <Button type="submit" form={FORM_ID} variant="contained" aria-disabled={isSubmitting}>
          {isSubmitting ? text('Saving…') : text('Set Password')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
