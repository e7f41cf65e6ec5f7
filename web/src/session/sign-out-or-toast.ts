import { t } from '@prayer-community/i18n/text';
import { showToast } from '../ui/toast/toast.ts';
import { type SignOutReason, signOut } from './sign-out.ts';

/** Ends the session on this device. If the browser cannot remove it, a toast says so. */
export async function signOutOrToast(reason: SignOutReason): Promise<void> {
  try {
    await signOut(reason);
  } catch (error) {
    console.error('Signing out failed', error);
    await showToast({ title: t('Error'), text: t('Failed to log out.'), kind: 'failure' });
  }
}
