import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { Profile } from '@prayer-community/domain/staff/profile';
import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { deleteInvitations, invitations } from '../data/invitation.ts';
import { readProfile } from '../data/profile.ts';
import { forgetStaffDirectory } from '../data/staff-directory.ts';
import { auth } from '../platform/admin.ts';
import { closeAccount } from '../platform/auth-accounts.ts';
import { now } from '../platform/clock.ts';
import { profileRef, usernameRef } from '../platform/staff-account.ts';
import { openRequestsOf, reminderChoice, returnRequests } from './team-store.ts';

/** Deletes a member's profile, which ends access, in a transaction that has written nothing yet. Open requests become new again. */
export async function deleteProfileIn(
  db: Firestore,
  transaction: Transaction,
  { uid, username }: { uid: string; username: Profile<Date>['username'] },
  now: Date,
): Promise<void> {
  const assigned = await openRequestsOf(db, transaction, uid);
  returnRequests(transaction, assigned, await reminderChoice(db, transaction), now);
  transaction.delete(profileRef(db, uid));
  transaction.delete(usernameRef(db, username));
}

/**
 * Removes what a deleted member leaves behind: lists, devices, presence, directory entry, invitations to circles,
 * account. Idempotent.
 * @param profileEmail the address in the deleted profile. Without it, the address of the account counts
 */
export async function clearBelongings(
  db: Firestore,
  uid: string,
  profileEmail: string | undefined,
): Promise<void> {
  const belongings = [COLLECTIONS.distributionMemberships, COLLECTIONS.pushSubscriptions];
  const email = profileEmail ?? (await accountEmail(uid));
  if (email !== undefined) {
    await deleteInvitations(db, invitations(db).where('address', '==', email.toLowerCase()));
  }
  await Promise.all([
    db.collection(COLLECTIONS.presence).doc(uid).delete(),
    ...belongings.map((collection) => deleteAll(db, db.collection(collection).where('user_id', '==', uid))),
  ]);
  await forgetStaffDirectory(db, now());
  await closeAccount(uid);
}

/**
 * Erases a member, or erases a deleted one again after a restored backup brought them back, except for their prayer
 * circles. A backup contains no accounts: invitations to someone who was only in circles are not found again.
 */
export async function eraseMember(db: Firestore, uid: string, now: Date): Promise<void> {
  const profileEmail = await db.runTransaction(async (transaction) => {
    const profile = readProfile(await transaction.get(profileRef(db, uid)));
    if (profile) {
      await deleteProfileIn(db, transaction, { uid, username: profile.username }, now);
    }
    return profile?.email;
  });
  await clearBelongings(db, uid, profileEmail);
}

async function accountEmail(uid: string): Promise<string | undefined> {
  const { users } = await (await auth()).getUsers([{ uid }]);
  return users[0]?.email;
}

async function deleteAll(db: Firestore, query: Query): Promise<void> {
  const batch = db.batch();
  for (const { ref } of (await query.get()).docs) {
    batch.delete(ref);
  }
  await batch.commit();
}
