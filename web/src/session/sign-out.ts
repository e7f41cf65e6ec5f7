import { readInTab, writeInTab } from '../ui/stored-value.ts';
import { forgetCircleDrafts } from './circle-drafts.ts';
import { storedEnrollment, storeEnrollment, storeTeamPushEnding } from './push/enrollment-storage.ts';
import type { Session } from './session.ts';
import { forgetSetUpDrafts } from './set-up-drafts.ts';
import { isStaffSignedIn, storeStaffSignedIn } from './staff-signed-in.ts';
import { forgetTextDrafts } from './text-drafts.ts';
import { forgetUrl, rememberUrl } from './url-after-sign-in.ts';

/**
 * Why a member was signed out, for the login to show: they pressed Logout, were idle for too long, their session expired,
 * their new password ended it, they were removed from the team, or a sign-in by link replaces it.
 */
export type SignOutReason = 'asked' | 'idle' | 'expired' | 'new_password' | 'removed' | 'replaced';

/** The longest that a sign-out waits for the server to end the session. */
const SERVER_WAIT_MS = 10_000;

const REASON_KEY = 'prayer-community.signed-out';

let underWay: Promise<void> | null = null;

/**
 * Ends the session on this device, in all tabs. Staff who log out leave no drafts behind, and members of circles none
 * in this tab. After any other sign-out, they find the drafts again, and after an idle or expired session the screen.
 * While a sign-out is in progress, its reason stays the same, because ending the session on the server also appears here
 * as an expired session.
 * @throws if the browser cannot remove the session
 */
export function signOut(reason: SignOutReason): Promise<void> {
  underWay ??= signOutNow(reason).finally(() => {
    underWay = null;
  });
  return underWay;
}

async function signOutNow(reason: SignOutReason): Promise<void> {
  const { auth } = await import('../firebase/auth.ts');
  if (reason === 'expired' && auth.currentUser === null) {
    // Reported by the listeners of a session that was just signed out for another reason, which the login shows.
    return;
  }
  const isStaffLogout = reason === 'asked' && (await mayBeStaffSession());
  const isReplaced = reason === 'replaced';
  if ((isStaffLogout || isReplaced) && storedEnrollment('team') !== null) {
    // Needs the session. Idle members keep their push notifications. Members who log out or are replaced do not.
    await endTeamPushNowOrLater();
  }
  if (isStaffLogout) {
    leaveNothingBehind();
  } else if (isReplaced) {
    storeStaffSignedIn(false);
  } else if (reason !== 'asked' && isStaffSignedIn()) {
    writeInTab(REASON_KEY, reason);
    if (reason === 'idle' || reason === 'expired') {
      rememberUrl(window.location, auth.currentUser?.uid ?? null);
    }
  }
  if (reason !== 'expired' && reason !== 'new_password' && reason !== 'removed') {
    await endOnServer();
  }
  await auth.signOut();
  // What was typed while the server ended the session.
  if (isStaffLogout) {
    forgetTextDrafts();
    forgetSetUpDrafts();
  }
  if (reason === 'asked') {
    forgetCircleDrafts();
  }
}

/** If the code does not load, the notifications end at a later page load. */
async function endTeamPushNowOrLater(): Promise<void> {
  try {
    const { endTeamPush } = await import('./push/team-push.ts');
    await endTeamPush();
  } catch (error) {
    console.warn('The push notifications of this device could not be ended', error);
    storeEnrollment('team', null);
    storeTeamPushEnding(true);
  }
}

/** Runs before the session ends, because this page is left as soon as any tab has removed the session. */
function leaveNothingBehind(): void {
  // In another tab, the end of the session on the server would otherwise appear as an expiry.
  storeStaffSignedIn(false);
  writeInTab(REASON_KEY, null);
  forgetUrl();
  forgetTextDrafts();
  forgetSetUpDrafts();
  forgetCircleDrafts();
}

/** Ends the session on this device if it belongs to staff, before another session replaces it. Their drafts stay. */
export async function signOutStaff(): Promise<void> {
  if (await hasStaffSession()) {
    await signOut('replaced');
  }
}

/**
 * Ends the session on this device if it is that of a staff member whose new password has ended it on the server.
 * @returns whether another staff member is signed in
 */
export async function signOutAfterNewPassword(uid: string): Promise<boolean> {
  const session = await readSession();
  if (session.state !== 'signedIn') {
    return false;
  }
  if (session.uid !== uid) {
    return true;
  }
  await signOut('new_password');
  return false;
}

async function readSession(): Promise<Session> {
  const { currentSession } = await import('./watch-session.ts');
  return currentSession();
}

async function hasStaffSession(): Promise<boolean> {
  return (await readSession()).state === 'signedIn';
}

/** Returns true as well if the session cannot be read, such as an expired token without a connection. */
export async function mayBeStaffSession(): Promise<boolean> {
  try {
    return await hasStaffSession();
  } catch (error) {
    console.warn('The session cannot be read at the moment.', error);
    return true;
  }
}

/** Ends a staff session for all copies of its tokens. Without a connection, it ends only on this device. */
async function endOnServer(): Promise<void> {
  try {
    if (await hasStaffSession()) {
      const { callOrThrow } = await import('../firebase/call-or-throw.ts');
      await callOrThrow('endSession', {}, { timeout: SERVER_WAIT_MS });
    }
  } catch (error) {
    console.warn('The session could not be ended on the server.', error);
  }
}

/** Returns why this tab signed a member out without their request, until `forgetSignOutNotice` is called. */
export function signOutNotice(): string | null {
  return readInTab(REASON_KEY);
}

/** Called once the login shows the reason, or someone signs in. */
export function forgetSignOutNotice(): void {
  writeInTab(REASON_KEY, null);
}
