import { linkSessionClaims } from '@prayer-community/domain/auth/member-sign-in';
import { sessionClaims } from '@prayer-community/domain/auth/sign-in';
import { signInWithCustomToken, type User, updateProfile } from 'firebase/auth';
import type { BrowserContextOptions } from 'playwright-core';
import { emulatorAddress, testAuth } from '../../functions/src/testing/test-backend.ts';
import { openWebSession } from '../../functions/src/testing/web-session.ts';

/** Where the web client keeps its session in local storage, and a user's as it would be kept there. */
export function storedSession(user: User): { name: string; value: string } {
  return {
    name: `firebase:authUser:${emulatorAddress('WEB_API_KEY')}:[DEFAULT]`,
    value: JSON.stringify(user.toJSON()),
  };
}

type StoredState = BrowserContextOptions['storageState'];

/** Who signed in by a mailed link and said how to be called, and what their browser keeps. */
export interface MemberSession {
  uid: string;
  storageState: StoredState;
}

/**
 * What a browser keeps in which a member of the staff has just signed in, with password and code. The journeys of the sign-in
 * walk that way; every other begins behind it.
 */
export async function signedInState(uid: string): Promise<StoredState> {
  return stateOf(await signedInSession(uid));
}

/** The session of a member of the staff as local storage keeps it. */
export async function signedInSession(
  uid: string,
  beganAt = new Date(),
): Promise<ReturnType<typeof storedSession>> {
  const webSession = openWebSession();
  const token = await testAuth().createCustomToken(uid, { ...sessionClaims(beganAt) });
  const { user } = await signInWithCustomToken(webSession.auth, token);
  const session = storedSession(user);
  await webSession.close();
  return session;
}

/** Signs somebody in by a link, behind the walk to their mailbox. */
export async function signedInByLink(email: string, name: string): Promise<MemberSession> {
  const webSession = openWebSession();
  const { uid } = await accountOf(email);
  const token = await testAuth().createCustomToken(uid, linkSessionClaims(email));
  const { user } = await signInWithCustomToken(webSession.auth, token);
  await updateProfile(user, { displayName: name });
  const storageState = stateOf(storedSession(user));
  await webSession.close();
  return { uid: user.uid, storageState };
}

async function accountOf(email: string): Promise<{ uid: string }> {
  const { users } = await testAuth().getUsers([{ email }]);
  return users[0] ?? testAuth().createUser({ email, emailVerified: true });
}

function stateOf(session: ReturnType<typeof storedSession>): StoredState {
  return { cookies: [], origins: [{ origin: emulatorAddress('WEB_URL'), localStorage: [session] }] };
}
