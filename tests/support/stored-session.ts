import { linkSessionClaims } from '@prayer-community/domain/auth/link-sign-in';
import { sessionClaims } from '@prayer-community/domain/auth/sign-in';
import { signInWithCustomToken, type User, updateProfile } from 'firebase/auth';
import type { BrowserContextOptions } from 'playwright-core';
import { emulatorAddress, testAuth } from '../../functions/src/testing/test-backend.ts';
import { openWebSession } from '../../functions/src/testing/web-session.ts';

/** Returns the name and value under which the web client stores a user's session in local storage. */
export function storedSession(user: User): { name: string; value: string } {
  return {
    name: `firebase:authUser:${emulatorAddress('WEB_API_KEY')}:[DEFAULT]`,
    value: JSON.stringify(user.toJSON()),
  };
}

type StoredState = BrowserContextOptions['storageState'];

/** A member who signed in through an emailed link and entered a name, with the state of their browser. */
export interface AccountSession {
  uid: string;
  /** The session as stored in local storage. */
  session: ReturnType<typeof storedSession>;
  storageState: StoredState;
}

/**
 * Returns the state of a browser in which a staff member has just signed in with password and code. Only the sign-in
 * journeys perform these steps. All others start after them.
 */
export async function signedInState(uid: string): Promise<StoredState> {
  return stateOf(await signedInSession(uid));
}

/** Returns a staff member's session as stored in local storage. */
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

/** Signs in a member by link, without the steps through their mailbox. */
export async function signedInByLink(email: string, name: string): Promise<AccountSession> {
  const webSession = openWebSession();
  const { uid } = await accountOf(email);
  const token = await testAuth().createCustomToken(uid, linkSessionClaims(email));
  const { user } = await signInWithCustomToken(webSession.auth, token);
  await updateProfile(user, { displayName: name });
  const session = storedSession(user);
  await webSession.close();
  return { uid: user.uid, session, storageState: stateOf(session) };
}

async function accountOf(email: string): Promise<{ uid: string }> {
  const { users } = await testAuth().getUsers([{ email }]);
  return users[0] ?? testAuth().createUser({ email, emailVerified: true });
}

function stateOf(session: ReturnType<typeof storedSession>): StoredState {
  return { cookies: [], origins: [{ origin: emulatorAddress('WEB_URL'), localStorage: [session] }] };
}
