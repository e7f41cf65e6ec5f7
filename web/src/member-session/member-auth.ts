import { SIGN_IN_LINK_REFUSALS } from '@prayer-community/domain/member-sign-in';
import { FirebaseError } from 'firebase/app';
import {
  AuthErrorCodes,
  onIdTokenChanged,
  signInWithEmailLink,
  type User,
  updateProfile,
} from 'firebase/auth';
import { PATHS } from '../config/paths.ts';
import { auth } from '../firebase/auth.ts';
import { CallFailure, unreachable } from '../firebase/call-failure.ts';
import type { MemberSession } from './member-session.ts';

/** Tells of the session: first as it was left, then at each change. Gives the way to stop. */
export function watchMember(onSession: (session: MemberSession) => void): () => void {
  return onIdTokenChanged(auth, (user) => onSession(sessionOf(user)));
}

function sessionOf(user: User | null): MemberSession {
  // A link proves an address; staff come with the one that leadership entered for them.
  if (user === null || user.isAnonymous || user.email === null) {
    return { state: 'signedOut' };
  }
  return {
    state: 'signedIn',
    uid: user.uid,
    email: user.email,
    displayName: user.displayName?.trim() || null,
  };
}

/**
 * Signs in with the one-time code of a link.
 * @throws CallFailure with what the member is to read
 */
export async function signInWithCode(email: string, oobCode: string): Promise<void> {
  const link = new URL(PATHS.signIn, window.location.origin);
  link.search = new URLSearchParams({
    apiKey: auth.app.options.apiKey ?? '',
    mode: 'signIn',
    oobCode,
  }).toString();
  try {
    await signInWithEmailLink(auth, email, link.href);
  } catch (error) {
    if (error instanceof FirebaseError && error.code !== AuthErrorCodes.NETWORK_REQUEST_FAILED) {
      throw new CallFailure('invalid-link', SIGN_IN_LINK_REFUSALS.invalidLink, { cause: error });
    }
    throw unreachable(error);
  }
}

/** Keeps what the member wants to be called, with the account. */
export async function rename(displayName: string): Promise<void> {
  const user = auth.currentUser;
  if (user !== null && user.displayName !== displayName) {
    await updateProfile(user, { displayName });
    // Only a new token tells those who watch the session.
    await user.getIdToken(true);
  }
}
