import { activeLanguage } from '@prayer-community/i18n/text';
import { callFunction } from '../../firebase/call-function.ts';
import { rememberDevice } from '../../session/known-devices/known-devices.ts';
import { Refused } from './refused.ts';

/**
 * Requests a recovery link by email. The response does not reveal whether the address belongs to a member.
 * @throws Refused, CallFailure
 */
export async function requestRecoveryLink(email: string): Promise<void> {
  const answer = await callFunction('sendPasswordReset', { email, language: activeLanguage() });
  if (!answer.success) {
    throw new Refused(answer.error);
  }
}

/**
 * Sets a new password with a recovery link. This ends every session of the account, including the current one.
 * @throws Refused, CallFailure
 */
export async function resetPassword(oobCode: string, newPassword: string): Promise<void> {
  const answer = await callFunction('resetPassword', { oobCode, newPassword });
  if (!answer.success) {
    throw new Refused(answer.error);
  }
  rememberDevice(answer.deviceToken);
}
