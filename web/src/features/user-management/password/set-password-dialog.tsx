import { zodResolver } from '@hookform/resolvers/zod';
import { fullName, type Profile } from '@prayer-community/domain/staff/profile';
import { setPasswordFormSchema } from '@prayer-community/domain/staff/team-member';
import { t } from '@prayer-community/i18n/text';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { callOrThrow } from '../../../firebase/call-or-throw.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useSubmitOnce } from '../../../ui/form/use-submit-once.ts';
import { toastFailure, toastSuccess } from '../user-management-toasts.ts';

type NewPassword = z.infer<typeof setPasswordFormSchema>;

const FORM_ID = 'set-password';
const RESOLVER = zodResolver(setPasswordFormSchema);

interface SetPasswordDialogProps {
  member: Profile<Date>;
  onClose: () => void;
}

/** Sets a member's password. Stays open if that fails. */
export function SetPasswordDialog({ member, onClose }: SetPasswordDialogProps) {
  const { register, handleSubmit, formState } = useForm<NewPassword>({
    resolver: RESOLVER,
    defaultValues: { newPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = useSubmitOnce(handleSubmit(save));
  const name = fullName(member);

  async function save({ newPassword }: NewPassword): Promise<void> {
    try {
      await callOrThrow('changeUserPassword', { username: member.username, newPassword });
      toastSuccess(
        t('Password Changed'),
        t('{name} has a new password and was signed out everywhere.', { name }),
      );
      onClose();
    } catch (error) {
      toastFailure('password', error);
    }
  }

  return (
    <FormDialog
      title={t('Set New Password')}
      formId={FORM_ID}
      submitLabel={t('Set Password')}
      submittingLabel={t('Saving…')}
      isSubmitting={isSubmitting}
      onClose={onClose}
      maxWidth="xs"
    >
      <p style={{ marginTop: 0 }}>
        {t('{name} is signed out everywhere and will sign in with this password and an emailed code.', {
          name,
        })}
      </p>
      <form id={FORM_ID} noValidate onSubmit={submit}>
        <TextField
          label={t('New password')}
          type="password"
          autoComplete="new-password"
          required
          error={errors.newPassword?.message}
          {...register('newPassword')}
        />
      </form>
    </FormDialog>
  );
}
