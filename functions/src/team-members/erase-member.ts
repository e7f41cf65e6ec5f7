import { newTombstone } from '@prayer-community/domain/retention/tombstone';
import type { Profile } from '@prayer-community/domain/staff/profile';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { deleteMemberData } from '../data/member-deletion.ts';
import { readProfile } from '../data/profile.ts';
import { tombstoneRef } from '../data/tombstone.ts';
import { profileRef, usernameRef } from '../platform/staff-account.ts';
import { openRequestsOf, reminderChoice, unassignRequests } from './team-store.ts';

/**
 * Deletes a member's profile, which ends access, in a transaction that has written nothing yet. Open requests become new
 * again. The tombstone lets `purgeExpired` finish what `clearAfterMember` and `departFromCircles` could not.
 */
export async function deleteProfileIn(
  db: Firestore,
  transaction: Transaction,
  { uid, username }: { uid: string; username: Profile<Date>['username'] },
  now: Date,
): Promise<void> {
  await unassignOpenRequests(db, transaction, uid, now);
  transaction.set(tombstoneRef(db, uid), newTombstone('member', now));
  transaction.delete(profileRef(db, uid));
  transaction.delete(usernameRef(db, username));
}

async function unassignOpenRequests(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  now: Date,
): Promise<void> {
  const assigned = await openRequestsOf(db, transaction, uid);
  unassignRequests(transaction, assigned, await reminderChoice(db, transaction), now);
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
    } else {
      // A restore can bring back the requests of a deleted member without the profile.
      await unassignOpenRequests(db, transaction, uid, now);
    }
    return profile?.email;
  });
  await deleteMemberData(db, uid, profileEmail, now);
}
