import { forgetNoteDrafts } from './note-drafts.ts';
import { storedEnrolment } from './push/enrolment-storage.ts';

/** Why a member was signed out, for the login to tell: they pressed Logout, did nothing for too long, or their session has run out. */
export type SignOutReason = 'asked' | 'idle' | 'expired';

/** Who asked to be signed out waits no longer for the server. */
const SERVER_WAIT_MS = 10_000;

const REASON_KEY = 'prayer-community.signed-out';

let underWay: Promise<void> | null = null;

/**
 * Ends the session on this device, in every tab. Who asks for it leaves no drafts behind; who was idle finds them again.
 * While one sign-out is under way, it keeps its reason: the end on the server is seen here as an ended session, too.
 * @throws where the browser cannot forget the session
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
    // The listeners of a session that was just signed out for another reason, which the login shows.
    return;
  }
  if (reason === 'asked' && storedEnrolment('team') !== null) {
    // Needs the session. Idle members keep their push notifications, those who log out do not.
    const { endTeamPush } = await import('./push/team-push.ts');
    await endTeamPush();
  }
  if (reason === 'asked') {
    sessionStorage.removeItem(REASON_KEY);
  } else {
    sessionStorage.setItem(REASON_KEY, reason);
  }
  if (reason !== 'expired') {
    await endOnServer();
  }
  await auth.signOut();
  if (reason === 'asked') {
    forgetNoteDrafts();
  }
}

/** Ends the session on this device if a member of the staff has one; a visitor's stays. */
export async function signOutStaff(): Promise<void> {
  if (await hasStaffSession()) {
    await signOut('asked');
  }
}

async function hasStaffSession(): Promise<boolean> {
  const { currentSession } = await import('./watch-session.ts');
  return (await currentSession()).state === 'signedIn';
}

/** Ends a staff session for every copy of its tokens. Without a connection, it ends on this device alone. */
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

/** Why this tab signed somebody out who did not ask for it, until `forgetSignOutNotice`. */
export function signOutNotice(): string | null {
  return sessionStorage.getItem(REASON_KEY);
}

/** Called once the login shows it. */
export function forgetSignOutNotice(): void {
  sessionStorage.removeItem(REASON_KEY);
}
