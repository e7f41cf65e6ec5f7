import { isInCircles } from '../data/circle.ts';
import { accountOf } from '../platform/address-account.ts';
import { firestore } from '../platform/admin.ts';
import { deleteAccount } from '../platform/auth-accounts.ts';
import { releaseAddress } from '../platform/release-address.ts';
import { profileRef } from '../platform/staff-account.ts';

/**
 * Deletes an account that has the address, because it goes to a staff member who owns it. Keeps the account and
 * returns false if its user is a member of prayer circles.
 */
export async function deleteUnusedAccountOf(email: string, now: Date): Promise<boolean> {
  await releaseAddress(email, now);
  const holder = await accountOf(email);
  const db = await firestore();
  if (!holder || (await profileRef(db, holder.uid).get()).exists) {
    return true;
  }
  if (await isInCircles(db, holder.uid)) {
    return false;
  }
  await deleteAccount(holder.uid);
  return true;
}
