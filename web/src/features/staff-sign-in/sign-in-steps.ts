import { SIGN_IN_REFUSALS } from '@prayer-community/domain/auth/sign-in';
import type { SignInForm } from '@prayer-community/domain/auth/sign-in-form';
import { activeLanguage, t } from '@prayer-community/i18n/text';
import { callFunction } from '../../firebase/call-function.ts';
import { beginSession } from '../../session/begin-session.ts';
import { knownDevices, rememberDevice } from '../../session/known-devices/known-devices.ts';
import type { PendingSignIn } from './pending-sign-in.ts';
import { Refused } from './refused.ts';

/**
 * The first step: username and password, upon which a code is mailed.
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
 * Mails a code, which makes any earlier one worthless.
 * @returns when the next may be requested, in milliseconds since the epoch
 * @throws Refused, CallFailure
 */
export async function sendCode(challengeId: string): Promise<number> {
  const sent = await callFunction('sendMfaCode', { challengeId, language: activeLanguage() });
  if (!sent.success) {
    throw new Refused(sent.error, sent.retryAfterSeconds);
  }
  return Date.now() + sent.resendAfterSeconds * 1000;
}

/** What came of a typed code; with no tries left the sign-in starts over. */
export type CodeCheck = { isRight: true } | { isRight: false; error: string; triesLeft: number };

/**
 * The second step: the code.
 * @throws CallFailure
 */
export async function checkCode(challengeId: string, code: string): Promise<CodeCheck> {
  const checked = await callFunction('verifyMfaCode', { challengeId, code });
  return checked.success
    ? { isRight: true }
    : { isRight: false, error: checked.error, triesLeft: checked.triesLeft };
}

/**
 * The last step: the session.
 * @throws Refused where the challenge is used up or too old, and so has to start over; CallFailure
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
    // The token is handed out once: without it only a new sign-in helps.
    throw new Refused(t(SIGN_IN_REFUSALS.notCompleted), undefined, { cause });
  }
}
