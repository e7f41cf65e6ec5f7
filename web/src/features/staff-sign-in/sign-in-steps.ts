import { SIGN_IN_REFUSALS } from '@prayer-community/domain/auth/sign-in';
import type { SignInForm } from '@prayer-community/domain/auth/sign-in-form';
import { activeLanguage, t } from '@prayer-community/i18n/text';
import { callFunction } from '../../firebase/call-function.ts';
import { beginSession } from '../../session/begin-session.ts';
import { knownDevices, rememberDevice } from '../../session/known-devices/known-devices.ts';
import type { PendingSignIn } from './pending-sign-in.ts';
import { Refused } from './refused.ts';

/**
 * The first step: checks username and password, then emails a code.
 * @throws Refused, CallFailure
 */
export async function requestSignIn(form: SignInForm): Promise<PendingSignIn> {
  const checked = await callFunction('validateCredentials', { ...form, knownDevices: knownDevices() });
  if (!checked.success) {
    throw new Refused(checked.error);
  }
  const { challengeId, email } = checked;
  return { challengeId, email, resendAtMs: await sendCode(challengeId) };
}

/**
 * Emails a code. Earlier codes become invalid.
 * @returns when the next code may be requested, in milliseconds since the epoch
 * @throws Refused, CallFailure
 */
export async function sendCode(challengeId: string): Promise<number> {
  const sent = await callFunction('sendMfaCode', { challengeId, language: activeLanguage() });
  if (!sent.success) {
    throw new Refused(sent.error, sent.retryAfterSeconds);
  }
  return Date.now() + sent.resendAfterSeconds * 1000;
}

/** The result of checking a code. If no tries are left, the sign-in starts over. */
export type CodeCheck = { isRight: true } | { isRight: false; error: string; triesLeft: number };

/**
 * The second step: checks the code.
 * @throws CallFailure
 */
export async function checkCode(challengeId: string, code: string): Promise<CodeCheck> {
  const checked = await callFunction('verifyMfaCode', { challengeId, code });
  return checked.success
    ? { isRight: true }
    : { isRight: false, error: checked.error, triesLeft: checked.triesLeft };
}

/**
 * The last step: starts the session.
 * @throws Refused if the sign-in must start over, for example because the challenge is used up or too old; CallFailure
 */
export async function completeSignIn(challengeId: string): Promise<void> {
  const completed = await callFunction('completeMfaLogin', { challengeId });
  if (!completed.success) {
    throw new Refused(completed.error);
  }
  if (completed.deviceToken !== null) {
    rememberDevice(completed.deviceToken);
  }
  try {
    await beginSession(completed.token);
  } catch (cause) {
    // The token is issued only once. Without it, the member must sign in again.
    throw new Refused(t(SIGN_IN_REFUSALS.notCompleted), undefined, { cause });
  }
}
