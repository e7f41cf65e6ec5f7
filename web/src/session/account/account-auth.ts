import { isLinkSessionOver } from '@prayer-community/domain/auth/link-session';
import { SECOND_MS } from '@prayer-community/domain/fields/durations';
import type { ParsedToken, User } from 'firebase/auth';
import { auth } from '../../firebase/auth.ts';
import { callOrThrow } from '../../firebase/call-or-throw.ts';
import { isIdleTooLong } from '../idle/watch-activity.ts';
import { forgetSignOutNotice, type SignOutReason, signOut, signOutNotice } from '../sign-out.ts';
import { signOutOrToast } from '../sign-out-or-toast.ts';
import { watchAccount } from '../watch-session.ts';
import type { AccountSession } from './account-session.ts';

const IDLE_CHECK_MS = SECOND_MS;

/**
 * Reports the session as it was stored, then each change. Signs out staff who are idle for too long. Returns a function
 * that stops it.
 */
export function watchAccountSession(onSession: (session: AccountSession) => void): () => void {
  const watching = new AbortController();
  let isStaff = false;

  function report(session: AccountSession): void {
    isStaff = session.state === 'signedIn' && session.isStaff;
    if (session.state === 'signedIn') {
      forgetSignOutNotice();
    }
    onSession(session);
  }

  function check(): void {
    if (isStaff && isIdleTooLong()) {
      // Someone else may be at the device, and the sign-out waits for the server.
      report({ state: 'signedOut', reason: 'idle' });
      void signOutOrToast('idle');
    }
  }

  const endWatching = watchAccount(accountOf, report);
  const ticking = setInterval(check, IDLE_CHECK_MS);
  document.addEventListener('visibilitychange', check, { signal: watching.signal });
  return () => {
    watching.abort();
    clearInterval(ticking);
    endWatching();
  };
}

/** An emailed link proves the address that it was sent to. Staff have the address that leadership entered for them. */
async function accountOf(user: User | null): Promise<AccountSession> {
  if (user === null || user.isAnonymous || user.email === null) {
    return { state: 'signedOut', reason: signOutNotice() };
  }
  const { uid, email, displayName } = user;
  const { claims } = await user.getIdTokenResult();
  const isByLink = claims.by_link === true && claims.link_address === email.toLowerCase();
  const isStaff = !isByLink && claims.mfa === true;
  if (!isByLink && !isStaff) {
    return { state: 'signedOut', reason: signOutNotice() };
  }
  if (isByLink && isEnding(claims)) {
    await signOut('expired');
    return { state: 'signedOut', reason: null };
  }
  const reason = isStaff ? await reasonToSignOut(uid) : null;
  if (reason !== null) {
    await signOut(reason);
    return { state: 'signedOut', reason };
  }
  return { state: 'signedIn', isStaff, uid, email, displayName: displayName?.trim() || null };
}

/**
 * Returns why a staff session has to end: its member was idle for too long, or it has expired or was ended, so that the
 * rules refuse everything in circles. Null if it continues.
 */
async function reasonToSignOut(uid: string): Promise<SignOutReason | null> {
  if (isIdleTooLong()) {
    return 'idle';
  }
  const { readOwnRole } = await import('../own-role.ts');
  return (await readOwnRole(uid)) === null ? 'expired' : null;
}

/** True if a session by link ends before this token, so that the rules would refuse it in the middle of a visit. */
function isEnding({ auth_time, exp }: ParsedToken): boolean {
  return isLinkSessionOver(Number(auth_time), new Date(Number(exp) * SECOND_MS));
}

/**
 * Stores the display name in the account, unless the account already has it.
 * @throws CallFailure with a message to show
 */
export async function ensureName(displayName: string): Promise<void> {
  if (auth.currentUser?.displayName !== displayName) {
    await callOrThrow('changeDisplayName', { displayName });
  }
  await reloadName();
}

/**
 * Stores the display name in an account without one. The names in other circles stay as they are.
 * @throws CallFailure with a message to show
 */
export async function nameNewAccount(displayName: string): Promise<void> {
  if (!auth.currentUser?.displayName) {
    await callOrThrow('changeDisplayName', { displayName });
  }
  await reloadName();
}

/**
 * Stores the display name in the account and in all circles.
 * @throws CallFailure with a message to show
 */
export async function rename(displayName: string): Promise<void> {
  await callOrThrow('changeDisplayName', { displayName });
  await reloadName();
}

/** Only a new token notifies the listeners of the session. An earlier attempt may have stored the name without one. */
async function reloadName(): Promise<void> {
  await auth.currentUser?.reload();
  await auth.currentUser?.getIdToken(true);
}
