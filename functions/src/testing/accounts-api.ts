import { SECOND_MS } from '@prayer-community/domain/fields/durations';
import * as z from 'zod';
import { emulatorAddress, testAuth, testProject } from './test-backend.ts';

const failureSchema = z.object({ error: z.object({ message: z.string() }) });

/** Firebase Authentication refused a call. The message is its error code. */
export class AccountsApiError extends Error {
  override readonly name = 'AccountsApiError';
}

/**
 * Calls Firebase Authentication directly, bypassing our functions, as anyone with the public key can.
 * @throws AccountsApiError if it refuses
 */
export async function callAccounts(method: string, input: object): Promise<Record<string, unknown>> {
  const host = emulatorAddress('FIREBASE_AUTH_EMULATOR_HOST');
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=${testProject()}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...input, returnSecureToken: true }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) {
    throw new AccountsApiError(failureSchema.parse(answer).error.message);
  }
  return z.record(z.string(), z.unknown()).parse(answer);
}

/** Backdates the creation of an account and its password. */
export async function ageAccount(localId: string, byMs: number): Promise<void> {
  const host = emulatorAddress('FIREBASE_AUTH_EMULATOR_HOST');
  const createdAtMs = Date.now() - byMs;
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/projects/${testProject()}/accounts:update`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify({
        localId,
        createdAt: String(createdAtMs),
        validSince: String(Math.floor(createdAtMs / SECOND_MS)),
      }),
    },
  );
  if (!response.ok) {
    throw new AccountsApiError(await response.text());
  }
}

export async function linkCodeFor(email: string): Promise<string> {
  const settings = { url: 'http://127.0.0.1/sign-in', handleCodeInApp: true };
  const link = new URL(await testAuth().generateSignInWithEmailLink(email, settings));
  return link.searchParams.get('oobCode') ?? '';
}
