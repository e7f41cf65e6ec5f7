import { SECOND_MS } from '@prayer-community/domain/fields/durations';
import { type User, updateProfile } from 'firebase/auth';
import { auth } from '../../firebase/auth.ts';
import { isIdleTooLong } from '../idle/watch-activity.ts';
import { signOut } from '../sign-out.ts';
import { signOutOrToast } from '../sign-out-or-toast.ts';
import { watchAccount } from '../watch-session.ts';
import type { AccountSession } from './account-session.ts';

const IDLE_CHECK_MS = SECOND_MS;

interface Account {
  session: AccountSession;
  isStaff: boolean;
}

const SIGNED_OUT: Account = { session: { state: 'signedOut' }, isStaff: false };

/**
 * Reports the session as it was stored, then each change. Signs out staff who are idle for too long. Returns a function
 * that stops it.
 */
export function watchAccountSession(onSession: (session: AccountSession) => void): () => void {
  const watching = new AbortController();
  let isStaff = false;

  function report(account: Account): void {
    isStaff = account.isStaff;
    onSession(account.session);
  }

  function look(): void {
    if (isStaff && isIdleTooLong()) {
      // Someone else may be at the device, and the sign-out waits for the server.
      report(SIGNED_OUT);
      void signOutOrToast('idle');
    }
  }

  const endWatching = watchAccount(accountOf, report);
  const ticking = setInterval(look, IDLE_CHECK_MS);
  document.addEventListener('visibilitychange', look, { signal: watching.signal });
  return () => {
    watching.abort();
    clearInterval(ticking);
    endWatching();
  };
}

/** An emailed link proves the address that it was sent to. Staff have the address that leadership entered for them. */
async function accountOf(user: User | null): Promise<Account> {
  if (user === null || user.isAnonymous || user.email === null) {
    return SIGNED_OUT;
  }
  const { uid, email, displayName } = user;
  const { claims } = await user.getIdTokenResult();
  const isByLink = claims.by_link === true && claims.link_address === email.toLowerCase();
  const isStaff = !isByLink && claims.mfa === true && (await isOpenStaffSession(uid));
  if (!isByLink && !isStaff) {
    return SIGNED_OUT;
  }
  return { session: { state: 'signedIn', uid, email, displayName: displayName?.trim() || null }, isStaff };
}

/**
 * Signs out staff who were idle for too long, and those whose session has expired or was ended, because the rules then
 * refuse everything in circles.
 */
async function isOpenStaffSession(uid: string): Promise<boolean> {
  if (isIdleTooLong()) {
    await signOut('idle');
    return false;
  }
  const { readOwnRole } = await import('../own-role.ts');
  if ((await readOwnRole(uid)) !== null) {
    return true;
  }
  await signOut('expired');
  return false;
}

/** Stores the display name in the account. */
export async function rename(displayName: string): Promise<void> {
  const user = auth.currentUser;
  if (user === null) {
    return;
  }
  if (user.displayName !== displayName) {
    await updateProfile(user, { displayName });
  }
  // Only a new token notifies the listeners of the session. An earlier attempt may have stored the name without one.
  await user.getIdToken(true);
}
