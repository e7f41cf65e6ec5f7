import { COLLECTIONS } from '@prayer-community/domain/collections';
import { auth, firestore } from './admin.ts';

interface AddressAccount {
  uid: string;
  displayName: string | null;
  /** True if the owner of the address has opened a mailed link. */
  isProved: boolean;
}

export async function accountOf(email: string): Promise<AddressAccount | null> {
  const { users } = await (await auth()).getUsers([{ email }]);
  const [user] = users;
  return user ? { uid: user.uid, displayName: user.displayName ?? null, isProved: user.emailVerified } : null;
}

/** True if an account has this address and its owner has opened a mailed link. */
export async function hasProvedAddress(email: string): Promise<boolean> {
  return (await accountOf(email.toLowerCase()))?.isProved === true;
}

/**
 * Returns the staff member whose profile has this address, or null. Profiles count because users can change the address
 * of an account, but not that of a profile.
 */
export async function staffUidOf(email: string): Promise<string | null> {
  const profiles = (await firestore()).collection(COLLECTIONS.profiles);
  const found = await profiles.where('email', '==', email.toLowerCase()).limit(1).select().get();
  return found.docs[0]?.id ?? null;
}

/** True if the address belongs to a staff member. A link alone never signs in staff. */
export async function isStaffAddress(email: string): Promise<boolean> {
  return (await staffUidOf(email)) !== null;
}
