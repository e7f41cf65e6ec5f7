import { COLLECTIONS } from '@prayer-community/domain/collections';
import { auth, firestore } from './admin.ts';

/** The account that Firebase Authentication has for an address, or null. */
export async function accountOf(email: string): Promise<{ uid: string; displayName: string | null } | null> {
  const { users } = await (await auth()).getUsers([{ email }]);
  const [user] = users;
  return user ? { uid: user.uid, displayName: user.displayName ?? null } : null;
}

/** True where an account has this address and its owner opened a mailed link. */
export async function hasProvedAddress(email: string): Promise<boolean> {
  const { users } = await (await auth()).getUsers([{ email: email.toLowerCase() }]);
  return users.some(({ emailVerified }) => emailVerified);
}

/** The member of the staff whose profile has this address, or null: an account can change its own, a profile cannot. */
export async function staffUidOf(email: string): Promise<string | null> {
  const profiles = (await firestore()).collection(COLLECTIONS.profiles);
  const found = await profiles.where('email', '==', email.toLowerCase()).limit(1).select().get();
  return found.docs[0]?.id ?? null;
}

/** True where the address is that of a member of the staff, whom a link alone never signs in. */
export async function isStaffAddress(email: string): Promise<boolean> {
  return (await staffUidOf(email)) !== null;
}
