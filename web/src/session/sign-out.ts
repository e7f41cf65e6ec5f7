import { keptEnrolment } from '../push/kept-token.ts';
import { forgetNoteDrafts } from './note-drafts.ts';

/** Why a member was signed out, for the login to tell: they pressed Logout, or did nothing for too long. */
export type SignOutReason = 'asked' | 'idle';

const IDLE_KEY = 'prayer-community.signed-out-idle';

/**
 * Ends the session on this device, in every tab. Who asks for it leaves no drafts behind; who was idle finds them again.
 * @throws where the browser cannot forget the session
 */
export async function signOut(reason: SignOutReason): Promise<void> {
  const { auth } = await import('../firebase/auth.ts');
  if (reason === 'asked' && keptEnrolment('team') !== null) {
    // While the session still may: who is idle goes on being told, who leaves is not.
    const { endTeamPush } = await import('../push/team-push.ts');
    await endTeamPush();
  }
  if (reason === 'idle') {
    sessionStorage.setItem(IDLE_KEY, 'true');
  }
  await auth.signOut();
  if (reason === 'asked') {
    forgetNoteDrafts();
  }
}

/** Ends the session on this device if a member of the staff has one; a visitor's stays. */
export async function signOutStaff(): Promise<void> {
  const { currentSession } = await import('./watch-session.ts');
  if ((await currentSession()).state === 'signedIn') {
    await signOut('asked');
  }
}

/** True after this tab signed somebody out who did nothing for too long, until `forgetIdleNotice`. */
export function hasIdleNotice(): boolean {
  return sessionStorage.getItem(IDLE_KEY) !== null;
}

/** The login has told of it. */
export function forgetIdleNotice(): void {
  sessionStorage.removeItem(IDLE_KEY);
}
