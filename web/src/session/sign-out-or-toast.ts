import { t } from '@prayer-community/i18n/text';
import { errorToast } from '../ui/toast/error-toast.ts';
import { showToast } from '../ui/toast/toast.ts';
import { type SignOutReason, signOut, signOutAfterNewPassword } from './sign-out.ts';

/** Ends the session on this device. If the browser cannot remove it, a toast says so. */
export async function signOutOrToast(reason: SignOutReason): Promise<void> {
  try {
    await signOut(reason);
  } catch (error) {
    await reportFailure(error);
  }
}

/**
 * Ends the session on this device if this member's new password has ended it. If that fails, a toast says so.
 * @returns whether another staff member is signed in
 */
export async function signOutAfterNewPasswordOrToast(uid: string): Promise<boolean> {
  try {
    return await signOutAfterNewPassword(uid);
  } catch (error) {
    await reportFailure(error);
    return false;
  }
}

async function reportFailure(error: unknown): Promise<void> {
  console.error('Signing out failed', error);
  await showToast(errorToast(t('Failed to log out.')));
}
