import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { StaffRole } from '@prayer-community/domain/staff/profile';
import { STAFF_ROLES } from '@prayer-community/domain/staff/staff-roles';
import { doc, getDoc } from 'firebase/firestore';
import { firestore } from '../firebase/firestore-sdk.ts';
import { isPermissionDenied } from '../firebase/is-permission-denied.ts';

/**
 * Returns the role of the signed-in staff member. Null if the rules refuse the session, because it has expired or was
 * ended.
 * @throws FirebaseError if the service cannot be reached
 */
export async function readOwnRole(uid: string): Promise<StaffRole | null> {
  try {
    const profile = await getDoc(doc(firestore, COLLECTIONS.profiles, uid));
    return STAFF_ROLES.find((role) => role === profile.get('role')) ?? null;
  } catch (error) {
    if (isPermissionDenied(error)) {
      return null;
    }
    throw error;
  }
}
