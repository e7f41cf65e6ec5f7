import { activeLanguage } from '@prayer-community/i18n/text';
import { callOrThrow } from '../../firebase/call-or-throw.ts';
import { rememberDevice } from '../../session/known-devices/known-devices.ts';

/**
 * Requests a recovery link by email. The response does not reveal whether the address belongs to a member.
 * @throws CallRefusal, CallFailure
 */
export async function requestRecoveryLink(email: string): Promise<void> {
  await callOrThrow('sendPasswordReset', { email, language: activeLanguage() });
}

/**
 * Sets a new password with a recovery link. This ends every session of the account on the server.
 * @returns the uid of the account
 * @throws CallRefusal, CallFailure
 */
export async function resetPassword(oobCode: string, newPassword: string): Promise<string> {
  const { uid, deviceToken } = await callOrThrow('resetPassword', { oobCode, newPassword });
  rememberDevice(deviceToken);
  return uid;
}
