import { RECOVERY_REFUSALS } from '@prayer-community/domain/auth/password-recovery';
import { SIGN_IN_REFUSALS } from '@prayer-community/domain/auth/sign-in';
import { refusal } from '@prayer-community/domain/refusal';
import { shownText, t } from '@prayer-community/i18n/text';
import { expect, it } from 'vitest';
import { unreachable } from '../../firebase/call-failure.ts';
import { CallRefusal } from '../../firebase/call-refusal.ts';
import { type FailedStep, failureToast } from './failure-toasts.ts';

const CASES: [FailedStep, unknown, title: string, text: string][] = [
  [
    'Login Failed',
    new CallRefusal(refusal(SIGN_IN_REFUSALS.invalidCredentials)),
    'Login Failed',
    'Invalid username or password',
  ],
  [
    'Login Failed',
    new CallRefusal(refusal(SIGN_IN_REFUSALS.codeNotSent)),
    'Login Failed',
    'Failed to send verification code',
  ],
  ['Login Failed', unreachable(), 'Login Failed', unreachable().message],
  [
    'Failed to resend',
    new CallRefusal(refusal(SIGN_IN_REFUSALS.codeNotSent)),
    'Failed to resend',
    'Could not resend verification code.',
  ],
  [
    'Failed to resend',
    new CallRefusal(refusal(SIGN_IN_REFUSALS.tooManyCodes)),
    'Failed to resend',
    t(SIGN_IN_REFUSALS.tooManyCodes),
  ],
  [
    'Update Failed',
    new CallRefusal(refusal(RECOVERY_REFUSALS.weakPassword)),
    'Update Failed',
    t(RECOVERY_REFUSALS.weakPassword),
  ],
  [
    'Reset Failed',
    new CallRefusal(refusal(RECOVERY_REFUSALS.invalidLink)),
    'Invalid Recovery Link',
    t(RECOVERY_REFUSALS.invalidLink),
  ],
  [
    'Verification Failed',
    new TypeError('a fault of ours'),
    'Verification Failed',
    'An unexpected error occurred.',
  ],
];

it.each(CASES)('the toast after %s describes the error: %s', (step, error, title, words) => {
  const toast = failureToast(step, error);
  expect([toast.kind, shownText(toast.title), shownText(toast.text)]).toEqual(['failure', title, words]);
});
