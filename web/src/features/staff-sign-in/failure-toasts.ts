import { RECOVERY_REFUSALS } from '@prayer-community/domain/auth/password-recovery';
import { SIGN_IN_REFUSALS } from '@prayer-community/domain/auth/sign-in';
import { message, t } from '@prayer-community/i18n/text';
import { CallFailure } from '../../firebase/call-failure.ts';
import type { Toast } from '../../ui/toast/toast.ts';
import { Refused } from './refused.ts';

/** The toast titles for failed steps. */
export type FailedStep =
  | 'Login Failed'
  | 'Verification Failed'
  | 'Failed to resend'
  | 'Reset Failed'
  | 'Update Failed';

const UNEXPECTED = message('An unexpected error occurred.');

export const INVALID_LINK: Toast = {
  title: message('Invalid Recovery Link'),
  text: RECOVERY_REFUSALS.invalidLink,
  kind: 'failure',
};

/** The toast for a failed step, with the server's message if it gave one. */
export function failureToast(step: FailedStep, error: unknown): Toast {
  if (error instanceof Refused && error.message === t(RECOVERY_REFUSALS.invalidLink)) {
    return INVALID_LINK;
  }
  return { title: t(step), text: failureText(step, error), kind: 'failure' };
}

function failureText(step: FailedStep, error: unknown): string {
  if (!(error instanceof Refused) && !(error instanceof CallFailure)) {
    return t(UNEXPECTED);
  }
  if (step === 'Failed to resend' && error.message === t(SIGN_IN_REFUSALS.codeNotSent)) {
    return t('Could not resend verification code.');
  }
  return error.message;
}
