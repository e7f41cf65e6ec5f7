import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { Firestore } from 'firebase-admin/firestore';
import { auth } from '../platform/admin.ts';
import { deleteAccount } from '../platform/auth-accounts.ts';
import { deleteFound } from '../platform/delete-found.ts';
import { profileRef } from '../platform/staff-account.ts';
import { departFromAllCircles } from './circle-departure.ts';
import { recordErasure, withdrawErasure } from './erasure-ledger.ts';
import { deleteInvitations, invitations } from './invitation.ts';
import { invalidateStaffDirectory } from './staff-directory.ts';
import { markDeletionFinished } from './tombstone.ts';

/**
 * Records the erasure of a deleted member. Someone who was added again with the same account keeps everything, and the
 * ledger must not erase them after a restore. Idempotent.
 * @returns false if the member was added again
 */
export async function recordMemberErasure(db: Firestore, uid: string): Promise<boolean> {
  if (await withdrawErasureIfAddedAgain(db, uid)) {
    return false;
  }
  await recordErasure(erasureOf(uid));
  return true;
}

const erasureOf = (uid: string) => ({ kind: 'member', id: uid }) as const;

/** If the member was added again, removes their erasure from the ledger and returns true. */
async function withdrawErasureIfAddedAgain(db: Firestore, uid: string): Promise<boolean> {
  const isMember = async () => (await profileRef(db, uid).get()).exists;
  if (!(await isMember())) {
    return false;
  }
  await withdrawErasure(erasureOf(uid));
  // Asked again, because the member may have been deleted meanwhile.
  return isMember();
}

/** Finishes the deletion of a member whose profile is gone, if events about it were lost. Idempotent. */
export async function finishMemberDeletion(db: Firestore, uid: string, at: Date): Promise<void> {
  if (await recordMemberErasure(db, uid)) {
    await departFromAllCircles(db, uid);
    await deleteMemberData(db, uid, undefined, at);
  }
  await markDeletionFinished(db, uid, at);
}

/**
 * Removes what a deleted member leaves behind: lists, also those they unsubscribed from, devices, presence, directory
 * entry, invitations to circles, account. Leaves the rest if the member is added again meanwhile. Idempotent.
 * @param profileEmail the address in the deleted profile. Without it, the address of the account counts
 */
export async function deleteMemberData(
  db: Firestore,
  uid: string,
  profileEmail: string | undefined,
  at: Date,
): Promise<void> {
  const email = profileEmail ?? (await accountEmail(uid));
  if (email !== undefined) {
    await deleteInvitations(db, invitations(db).where('address', '==', email.toLowerCase()));
  }
  await deleteStaffData(db, uid, at);
}

/** Like `deleteMemberData`, but leaves invitations to circles. */
export async function deleteStaffData(db: Firestore, uid: string, at: Date): Promise<void> {
  const belongings = [
    COLLECTIONS.distributionMemberships,
    COLLECTIONS.mailOptOuts,
    COLLECTIONS.pushSubscriptions,
  ];
  if (await withdrawErasureIfAddedAgain(db, uid)) {
    return;
  }
  await Promise.all([
    db.collection(COLLECTIONS.presence).doc(uid).delete(),
    ...belongings.map((collection) => deleteFound(db.collection(collection).where('user_id', '==', uid))),
  ]);
  await invalidateStaffDirectory(db, at);
  if (!(await withdrawErasureIfAddedAgain(db, uid))) {
    await deleteAccount(uid);
  }
}

async function accountEmail(uid: string): Promise<string | undefined> {
  const { users } = await (await auth()).getUsers([{ uid }]);
  return users[0]?.email;
}
