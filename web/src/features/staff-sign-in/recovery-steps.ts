import { activeLanguage } from '@prayer-community/i18n/text';
import { callFunction } from '../../firebase/call-function.ts';
import { rememberDevice } from '../../session/known-devices/known-devices.ts';
import { Refused } from './refused.ts';

/**
 * Asks for the link to be mailed; the answer does not say whether the address is a member's.
 * @throws Refused, CallFailure
 */
export async function requestRecoveryLink(email: string): Promise<void> {
  const answer = await callFunction('sendPasswordReset', { email, language: activeLanguage() });
  if (!answer.success) {
    throw new Refused(answer.error);
  }
}

/**
 * Sets the password that a recovery link allows to, which ends every session of the account, this one included.
 * @throws Refused, CallFailure
 */
export async function resetPassword(oobCode: string, newPassword: string): Promise<void> {
  const answer = await callFunction('resetPassword', { oobCode, newPassword });
  if (!answer.success) {
    throw new Refused(answer.error);
  }
  rememberDevice(answer.deviceToken);
}

/** What the service says of a code that it will take no more: https://firebase.google.com/docs/reference/js/auth#verifypasswordresetcode */
const DEAD_LINK_CODES = [
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-disabled',
  'auth/user-not-found',
];

/** False when a link is certainly of no use; where the service cannot be asked, the reset itself will tell. */
export async function isUsableLink(oobCode: string): Promise<boolean> {
  const [{ verifyPasswordResetCode }, { FirebaseError }, { auth }] = await Promise.all([
    import('firebase/auth'),
    import('firebase/app'),
    import('../../firebase/auth.ts'),
  ]);
  try {
    await verifyPasswordResetCode(auth, oobCode);
    return true;
  } catch (error) {
    return !(error instanceof FirebaseError && DEAD_LINK_CODES.includes(error.code));
  }
}
