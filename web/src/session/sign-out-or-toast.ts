import { t } from '@prayer-community/i18n/text';
import { showToast } from '../ui/toast/toast.ts';
import { type SignOutReason, signOut, signOutStaff } from './sign-out.ts';

/** Ends the session on this device. If the browser cannot remove it, a toast says so. */
export function signOutOrToast(reason: SignOutReason): Promise<void> {
  return toastIfFailed(signOut(reason));
}

/** Ends the session on this device if it belongs to staff. If that fails, a toast says so. */
export function signOutStaffOrToast(): Promise<void> {
  return toastIfFailed(signOutStaff());
}

async function toastIfFailed(signingOut: Promise<void>): Promise<void> {
  try {
    await signingOut;
  } catch (error) {
    console.error('Signing out failed', error);
    await showToast({ title: t('Error'), text: t('Failed to log out.'), kind: 'failure' });
  }
}
