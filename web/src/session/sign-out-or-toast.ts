import { t } from '@prayer-community/i18n/text';
import { showToast } from '../ui/toast/toast.ts';
import { type SignOutReason, signOut, signOutAfterNewPassword } from './sign-out.ts';

/** Ends the session on this device. If the browser cannot remove it, a toast says so. */
export function signOutOrToast(reason: SignOutReason): Promise<void> {
  return toastIfFailed(signOut(reason));
}

/** Ends the session on this device if this member's new password has ended it. If that fails, a toast says so. */
export function signOutAfterNewPasswordOrToast(uid: string): Promise<void> {
  return toastIfFailed(signOutAfterNewPassword(uid));
}

async function toastIfFailed(signingOut: Promise<void>): Promise<void> {
  try {
    await signingOut;
  } catch (error) {
    console.error('Signing out failed', error);
    await showToast({ title: t('Error'), text: t('Failed to log out.'), kind: 'failure' });
  }
}
