import { auth, firestore } from './admin.ts';
import { profileRef } from './staff-account.ts';

/** The account of an address, or null. */
export async function accountOf(email: string): Promise<{ uid: string; displayName: string | null } | null> {
  const { users } = await (await auth()).getUsers([{ email }]);
  const [user] = users;
  return user ? { uid: user.uid, displayName: user.displayName ?? null } : null;
}

/** True where the address is that of a member of the staff, whom a link alone never signs in. */
export async function isStaffAddress(email: string): Promise<boolean> {
  const account = await accountOf(email);
  return account !== null && (await profileRef(await firestore(), account.uid).get()).exists;
}
