import { SIGN_IN_REFUSALS } from '@prayer-community/domain/auth/sign-in';
import type { SignInForm } from '@prayer-community/domain/auth/sign-in-form';
import { refusalText } from '@prayer-community/domain/refusal';
import { activeLanguage } from '@prayer-community/i18n/text';
import { orUnreachable } from '../../firebase/call-failure.ts';
import { callFunction } from '../../firebase/call-function.ts';
import { callOrThrow } from '../../firebase/call-or-throw.ts';
import { CallRefusal } from '../../firebase/call-refusal.ts';
import { beginSession, preloadBeginSession } from '../../session/begin-session.ts';
import { knownDevices, rememberDevice } from '../../session/known-devices/known-devices.ts';
import type { PendingSignIn } from './pending-sign-in.ts';

/**
 * The first step: checks username and password, then emails a code.
 * @throws CallRefusal, CallFailure
 */
export async function requestSignIn(form: SignInForm): Promise<PendingSignIn> {
  const { challengeId, email } = await callOrThrow('validateCredentials', {
    ...form,
    knownDevices: knownDevices(),
  });
  return { challengeId, email, resendAtMs: await sendCode(challengeId) };
}

/**
 * Emails a code. Earlier codes become invalid.
 * @returns when the next code may be requested, in milliseconds since the epoch
 * @throws CallRefusal, CallFailure
 */
export async function sendCode(challengeId: string): Promise<number> {
  const { resendAfterSeconds } = await callOrThrow('sendMfaCode', {
    challengeId,
    language: activeLanguage(),
  });
  return Date.now() + resendAfterSeconds * 1000;
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
    : { isRight: false, error: refusalText(checked), triesLeft: checked.triesLeft };
}

/**
 * The last step: starts the session.
 * @throws CallRefusal if the sign-in must start over, because the challenge is used up or too old; CallFailure
 */
export async function completeSignIn(challengeId: string): Promise<void> {
  // The call uses up the challenge.
  await orUnreachable(preloadBeginSession());
  const { token, deviceToken } = await callOrThrow('completeMfaLogin', { challengeId });
  if (deviceToken !== null) {
    rememberDevice(deviceToken);
  }
  try {
    await beginSession(token);
  } catch (cause) {
    // The token is issued only once. Without it, the member must sign in again.
    throw new CallRefusal({ error: SIGN_IN_REFUSALS.notCompleted.text }, { cause });
  }
}
