import { CODE_LIFETIME_MS } from '@prayer-community/domain/auth/mailed-code';
import { MINUTE_MS } from '@prayer-community/domain/fields/durations';
import { SIGN_IN_CODE_DIGITS } from '@prayer-community/domain/limits';
import { message, t } from '@prayer-community/i18n/text';
import { successToast } from '../toast/success-toast.ts';
import type { Toast } from '../toast/toast.ts';

export const CODE_RESENT: Toast = successToast(
  message('Code Sent'),
  message('A new code is on its way. Earlier codes no longer work.'),
);

/** Says where a code was emailed, and how long it works. */
export function codeSentText(address: string): string {
  return t('We sent a {digits}-digit code to {address}. It works for {minutes} minutes.', {
    digits: SIGN_IN_CODE_DIGITS,
    address,
    minutes: CODE_LIFETIME_MS / MINUTE_MS,
  });
}
