import { auth } from '../firebase/auth.ts';
import { readOwnRole } from './own-role.ts';

/** Returns true if a leader is signed in with the emailed code. */
export async function isLeadershipSession(): Promise<boolean> {
  await auth.authStateReady();
  const user = auth.currentUser;
  if (user === null || user.isAnonymous || (await user.getIdTokenResult()).claims.mfa !== true) {
    return false;
  }
  return (await readOwnRole(user.uid)) === 'leadership';
}
