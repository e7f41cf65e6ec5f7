import { COLLECTIONS } from '@prayer-community/domain/collections';
import { FirebaseError } from 'firebase/app';
import { doc, getDoc } from 'firebase/firestore';
import { auth } from '../firebase/auth.ts';
import { firestore } from '../firebase/firestore-sdk.ts';

/** Returns true if a leader is signed in with the emailed code. */
export async function isLeadershipSession(): Promise<boolean> {
  await auth.authStateReady();
  const user = auth.currentUser;
  if (user === null || user.isAnonymous || (await user.getIdTokenResult()).claims.mfa !== true) {
    return false;
  }
  try {
    const profile = await getDoc(doc(firestore, COLLECTIONS.profiles, user.uid));
    return profile.get('role') === 'leadership';
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') {
      return false;
    }
    throw error;
  }
}
