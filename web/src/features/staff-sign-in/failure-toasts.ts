import { RECOVERY_REFUSALS } from '@prayer-community/domain/auth/password-recovery';
import { SIGN_IN_REFUSALS } from '@prayer-community/domain/auth/sign-in';
import { message, t } from '@prayer-community/i18n/text';
import { failureText } from '../../firebase/call-failure.ts';
import { CallRefusal } from '../../firebase/call-refusal.ts';
import type { Toast } from '../../ui/toast/toast.ts';

/** The toast titles for failed steps. */
export type FailedStep =
  | 'Login Failed'
  | 'Verification Failed'
  | 'Failed to resend'
  | 'Reset Failed'
  | 'Update Failed';

export const INVALID_LINK: Toast = {
  title: message('Invalid Recovery Link'),
  text: RECOVERY_REFUSALS.invalidLink,
  kind: 'failure',
};

/** The toast for a failed step, with the server's message if it gave one. */
export function failureToast(step: FailedStep, error: unknown): Toast {
  const refusal = error instanceof CallRefusal ? error : null;
  if (refusal?.isFor(RECOVERY_REFUSALS.invalidLink)) {
    return INVALID_LINK;
  }
  const isNotResent = step === 'Failed to resend' && refusal?.isFor(SIGN_IN_REFUSALS.codeNotSent);
  const text = isNotResent ? t('Could not resend verification code.') : failureText(error);
  return { title: t(step), text, kind: 'failure' };
}
