import { SECOND_MS } from '@prayer-community/domain/fields/durations';
import * as z from 'zod';
import { serverApiKey } from './parameters.ts';

// For what the Admin SDK cannot do: check a password and use a link.
// https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts

/** No account has this address. A call with it hides from the response time that another address is not asked about. */
export const NOBODYS_EMAIL = 'nobody@sign-in.invalid';

const TIMEOUT_MS = 10 * SECOND_MS;

const signedInSchema = z.object({ localId: z.string() });
const linkedSchema = z.object({ localId: z.string(), isNewUser: z.boolean().default(false) });
const resetSchema = z.object({ email: z.string() });
const failureSchema = z.object({ error: z.object({ message: z.string() }) });

const NO_SIGN_IN = [
  'EMAIL_NOT_FOUND',
  'INVALID_EMAIL',
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_PASSWORD',
  'MISSING_PASSWORD',
  'USER_DISABLED',
];

const NO_LINK = [
  'EMAIL_NOT_FOUND',
  'EXPIRED_OOB_CODE',
  'INVALID_OOB_CODE',
  'USER_DISABLED',
  'USER_NOT_FOUND',
];
const NO_LINK_SIGN_IN = [...NO_LINK, 'INVALID_EMAIL', 'MISSING_EMAIL', 'MISSING_OOB_CODE'];
/** All calls come from the functions' addresses, so Google's limits per address apply to all callers together. */
const TOO_MANY = ['QUOTA_EXCEEDED', 'TOO_MANY_ATTEMPTS_TRY_LATER'];
const WEAK = ['PASSWORD_DOES_NOT_MEET_REQUIREMENTS', 'WEAK_PASSWORD'];

/** Identity Toolkit refused a call for a reason that no caller can fix. The message is its error code. */
class IdentityToolkitError extends Error {
  override readonly name = 'IdentityToolkitError';
}

/** `throttled`: the password was not checked. */
type PasswordCheck = { outcome: 'correct'; uid: string } | { outcome: 'wrong' | 'throttled' };

/** Checks the password of an account. */
export async function checkPassword(email: string, password: string): Promise<PasswordCheck> {
  const answer = await post('accounts:signInWithPassword', { email, password, returnSecureToken: true });
  if (answer.ok) {
    return { outcome: 'correct', uid: signedInSchema.parse(answer.body).localId };
  }
  return { outcome: refusedFor(answer.body, { wrong: NO_SIGN_IN, throttled: TOO_MANY }) };
}

/** An account that a sign-in code opened. */
export interface LinkedAccount {
  uid: string;
  /** True if the code created the account. */
  isNew: boolean;
}

type LinkSignIn = { outcome: 'signed_in'; account: LinkedAccount } | { outcome: 'invalid_link' | 'too_many' };

/** Uses up a sign-in code. The account that it opens is created if it does not exist. */
export async function signInByLink(email: string, oobCode: string): Promise<LinkSignIn> {
  const answer = await post('accounts:signInWithEmailLink', { email, oobCode });
  if (answer.ok) {
    const { localId, isNewUser } = linkedSchema.parse(answer.body);
    return { outcome: 'signed_in', account: { uid: localId, isNew: isNewUser } };
  }
  return { outcome: refusedFor(answer.body, { invalid_link: NO_LINK_SIGN_IN, too_many: TOO_MANY }) };
}

type LinkOutcome = { outcome: 'reset'; email: string } | { outcome: 'invalid_link' | 'weak_password' };

/** Sets a new password with a recovery link, which uses up the link. */
export async function resetPasswordByLink(oobCode: string, newPassword: string): Promise<LinkOutcome> {
  const answer = await post('accounts:resetPassword', { oobCode, newPassword });
  if (answer.ok) {
    return { outcome: 'reset', email: resetSchema.parse(answer.body).email };
  }
  return { outcome: refusedFor(answer.body, { invalid_link: NO_LINK, weak_password: WEAK }) };
}

async function post(method: string, input: object): Promise<{ ok: boolean; body: unknown }> {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const origin = emulator
    ? `http://${emulator}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  const key = serverApiKey.value() || (emulator ? 'any' : '');
  if (key === '') {
    throw new IdentityToolkitError('SERVER_API_KEY is not set');
  }
  const response = await fetch(`${origin}/v1/${method}?key=${encodeURIComponent(key)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { ok: response.ok, body: await response.json() };
}

/** Returns the meaning of the refusal. The code may be followed by an explanation: `WEAK_PASSWORD : …`. */
function refusedFor<Meaning extends string>(body: unknown, meanings: Record<Meaning, string[]>): Meaning {
  const [code = ''] = failureSchema.parse(body).error.message.split(' ');
  for (const meaning in meanings) {
    if (meanings[meaning].includes(code)) {
      return meaning;
    }
  }
  throw new IdentityToolkitError(code);
}
