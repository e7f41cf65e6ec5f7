import { signInWithCustomToken, type User, updateProfile } from 'firebase/auth';
import { auth } from '../../firebase/auth.ts';
import { unreachable } from '../../firebase/call-failure.ts';
import { callOrThrow } from '../../firebase/call-or-throw.ts';
import { knownDevices, rememberDevice } from '../known-devices/known-devices.ts';
import { signOut } from '../sign-out.ts';
import { watchAccount } from '../watch-session.ts';
import type { AccountSession } from './account-session.ts';

/** Reports the session as it was stored, then each change. Returns a function that stops it. */
export function watchAccountSession(onSession: (session: AccountSession) => void): () => void {
  return watchAccount(sessionOf, onSession);
}

async function sessionOf(user: User | null): Promise<AccountSession> {
  if (user === null || user.isAnonymous || user.email === null || !(await isProved(user))) {
    return { state: 'signedOut' };
  }
  return {
    state: 'signedIn',
    uid: user.uid,
    email: user.email,
    displayName: user.displayName?.trim() || null,
  };
}

/** An emailed link proves the address that it was sent to. Staff have the address that leadership entered for them. */
async function isProved(user: User): Promise<boolean> {
  const { claims } = await user.getIdTokenResult();
  const isByLink = claims.by_link === true && claims.link_address === user.email?.toLowerCase();
  return isByLink || (claims.mfa === true && (await isOpenStaffSession(user)));
}

/** Signs out staff whose session has expired or was ended, because the rules then refuse everything in circles. */
async function isOpenStaffSession({ uid }: User): Promise<boolean> {
  const { readOwnRole } = await import('../own-role.ts');
  if ((await readOwnRole(uid)) !== null) {
    return true;
  }
  await signOut('expired');
  return false;
}

/**
 * Signs in with the one-time code of a link.
 * @throws CallFailure with a message for the user
 */
export async function signInWithCode(email: string, oobCode: string): Promise<void> {
  const { token, deviceToken } = await callOrThrow('completeLinkSignIn', {
    email,
    oobCode,
    knownDevices: knownDevices(),
  });
  if (deviceToken !== null) {
    rememberDevice(deviceToken);
  }
  try {
    await signInWithCustomToken(auth, token);
  } catch (error) {
    throw unreachable(error);
  }
}

/** Stores the display name in the account. */
export async function rename(displayName: string): Promise<void> {
  const user = auth.currentUser;
  if (user !== null && user.displayName !== displayName) {
    await updateProfile(user, { displayName });
    // Only a new token notifies the listeners of the session.
    await user.getIdToken(true);
  }
}
