import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { RECOVERY_REFUSALS, type ResetPasswordForm } from '@prayer-community/domain/auth/password-recovery';
import { message, t } from '@prayer-community/i18n/text';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { PATHS } from '../../config/paths.ts';
import { isResponseLost } from '../../firebase/call-failure.ts';
import { CallRefusal } from '../../firebase/call-refusal.ts';
import { mayBeStaffSession } from '../../session/sign-out.ts';
import { signOutAfterNewPasswordOrToast } from '../../session/sign-out-or-toast.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { useSubmitOnce } from '../../ui/form/use-submit-once.ts';
import { successToast } from '../../ui/toast/success-toast.ts';
import { showToast, type Toast } from '../../ui/toast/toast.ts';
import { LONG_TOAST_MS } from '../../ui/toast/toast-durations.ts';
import { useLostFocus } from '../../ui/use-lost-focus.ts';
import { useNavigateWhileMounted } from '../../ui/use-navigate-while-mounted.ts';
import { type FailedStep, failureToast } from './failure-toasts.ts';
import { resetPassword } from './recovery-steps.ts';
import { FormActions, MAIN_BUTTON, StaffForm } from './staff-form.tsx';

const UPDATED: Toast = successToast(
  message('Password Updated'),
  message('Your password has been updated. Please sign in with it.'),
);

const PERHAPS_UPDATED: Toast = {
  title: message('Link No Longer Valid'),
  text: message('Your password may already be set. Try to sign in with it.'),
  kind: 'failure',
  durationMs: LONG_TOAST_MS,
};

const Outcome = styled('p')({ margin: 0, maxWidth: 420, fontWeight: 600, outline: 'none' });

interface ChosenPasswordFormProps {
  schema: z.ZodType<ResetPasswordForm, ResetPasswordForm>;
  minChars: number;
  oobCode: string;
  failedStep: FailedStep;
  submitLabel: string;
  /** Called if the link turns out to be used, expired or wrong. */
  onInvalidLink: () => void;
}

/**
 * Asks for a new password twice. Continues to the login, because the emailed code is still required. If another member
 * is signed in, the login would lead to their dashboard, so the screen stays.
 */
export function ChosenPasswordForm(props: ChosenPasswordFormProps) {
  const { schema, minChars, oobCode, failedStep, submitLabel, onInvalidLink } = props;
  const { register, handleSubmit, formState } = useForm<ResetPasswordForm>({
    resolver: zodResolver(schema),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const [isOtherSignedIn, setIsOtherSignedIn] = useState(false);
  const outcome = useLostFocus<HTMLParagraphElement>(isOtherSignedIn);
  // An attempt without a response may have set the password, which uses up the link.
  const hasLostResponse = useRef(false);
  const navigate = useNavigateWhileMounted();
  const submit = useSubmitOnce(handleSubmit(choose));

  async function choose({ password }: ResetPasswordForm): Promise<void> {
    let uid: string;
    try {
      uid = await resetPassword(oobCode, password);
    } catch (error) {
      hasLostResponse.current ||= isResponseLost(error);
      if (!(error instanceof CallRefusal && error.isFor(RECOVERY_REFUSALS.invalidLink))) {
        await showToast(failureToast(failedStep, error));
      } else if (hasLostResponse.current) {
        await showToast(PERHAPS_UPDATED);
        if (!(await mayBeStaffSession())) {
          await navigate(PATHS.login, { replace: true });
        }
      } else {
        onInvalidLink();
      }
      return;
    }
    if (await signOutAfterNewPasswordOrToast(uid)) {
      setIsOtherSignedIn(true);
      return;
    }
    await showToast(UPDATED);
    await navigate(PATHS.login, { replace: true });
  }

  if (isOtherSignedIn) {
    return (
      <Outcome ref={outcome} tabIndex={-1} role="status">
        {t(
          'Your password has been updated. Someone else is signed in here. To sign in yourself, log out first.',
        )}
      </Outcome>
    );
  }
  return (
    <StaffForm onSubmit={submit}>
      <TextField
        label={t('New password')}
        type="password"
        autoComplete="new-password"
        required
        hint={t('At least {count} characters.', { count: minChars })}
        error={errors.password?.message}
        {...register('password')}
      />
      <TextField
        label={t('Confirm new password')}
        type="password"
        autoComplete="new-password"
        required
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <FormActions>
        <Button type="submit" variant="contained" sx={MAIN_BUTTON} aria-disabled={isSubmitting}>
          {isSubmitting ? t('Saving…') : submitLabel}
        </Button>
      </FormActions>
    </StaffForm>
  );
}
