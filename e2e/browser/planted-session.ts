import { sessionClaims } from '@prayer-community/domain/sign-in';
import { signInWithCustomToken, type User } from 'firebase/auth';
import type { BrowserContextOptions } from 'playwright-core';
import { emulatorAddress, testAuth } from '../../functions/src/testing/test-backend.ts';
import { openWebSession } from '../../functions/src/testing/web-session.ts';

/** The web client's, on the local backend. */
const PUBLIC_KEY = 'local-backend';

/** Where the web client keeps its session in local storage, and a user's as it would be kept there. */
export function keptSession(user: User): { name: string; value: string } {
  return { name: `firebase:authUser:${PUBLIC_KEY}:[DEFAULT]`, value: JSON.stringify(user.toJSON()) };
}

/**
 * What a browser keeps in which a member of the staff has just signed in, with password and code. The journeys of the sign-in
 * walk that way; every other begins behind it.
 */
export async function signedInState(uid: string): Promise<BrowserContextOptions['storageState']> {
  const localStorage = [await signedInSession(uid)];
  return { cookies: [], origins: [{ origin: emulatorAddress('WEB_URL'), localStorage }] };
}

/** The same for a member of the community, whose account has an address that they proved. */
export async function memberState(uid: string): Promise<BrowserContextOptions['storageState']> {
  const localStorage = [await signedInSession(uid, {})];
  return { cookies: [], origins: [{ origin: emulatorAddress('WEB_URL'), localStorage }] };
}

/** A session as local storage keeps it. */
export async function signedInSession(
  uid: string,
  claims: object = sessionClaims(new Date()),
): Promise<{ name: string; value: string }> {
  const webSession = openWebSession();
  const token = await testAuth().createCustomToken(uid, { ...claims });
  const { user } = await signInWithCustomToken(webSession.auth, token);
  const session = keptSession(user);
  await webSession.close();
  return session;
}
