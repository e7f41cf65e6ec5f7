import { sessionClaims } from '@prayer-community/domain/auth/sign-in';
import * as z from 'zod';
import { emulatorAddress, testAuth, testProject } from './test-backend.ts';

const signedInSchema = z.object({ idToken: z.string() });

/** Returns the ID token of a session whose emailed code was entered at that time. */
export async function staffIdToken(uid: string, signedInAt: Date = new Date()): Promise<string> {
  const token = await testAuth().createCustomToken(uid, { ...sessionClaims(signedInAt) });
  return exchange('signInWithCustomToken', { token });
}

/** Returns the ID token of a sign-in with only the password. */
export function passwordIdToken(email: string, password: string): Promise<string> {
  return exchange('signInWithPassword', { email, password });
}

async function exchange(method: string, input: object): Promise<string> {
  const host = emulatorAddress('FIREBASE_AUTH_EMULATOR_HOST');
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=${testProject()}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...input, returnSecureToken: true }),
  });
  return signedInSchema.parse(await response.json()).idToken;
}
