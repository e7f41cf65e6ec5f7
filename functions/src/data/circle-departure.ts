import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { now } from '../platform/clock.ts';
import { completeEach } from '../platform/settle-each.ts';
import {
  circleMemberRef,
  circleMembers,
  circleRef,
  countCircleMembers,
  membershipsOf,
  readCircle,
  readCircleMember,
} from './circle.ts';
import { deleteCircleIn, tryDeleteCircleContent } from './circle-deletion.ts';
import { withdrawInvitations } from './invitation.ts';

/**
 * Removes a user from every circle. Returns the number of circles.
 * @param onDeparted called after each circle that the user has left
 */
export async function departFromAllCircles(
  db: Firestore,
  uid: string,
  onDeparted: () => Promise<unknown> = async () => undefined,
): Promise<number> {
  const memberships = await membershipsOf(db, uid).get();
  const circles = memberships.docs
    .map((membership) => readCircleMember(membership))
    .flatMap((membership) => (membership ? [{ id: membership.circle_id }] : []));
  await completeEach('A user could not leave a circle', circles, async ({ id }) => {
    await depart(db, id, uid);
    await onDeparted();
  });
  return circles.length;
}

/**
 * Removes a user from a circle. What they shared there stays. If they led the circle, the longest-standing member
 * becomes the leader. If no one remains, the circle is deleted.
 */
async function depart(db: Firestore, circleId: string, uid: string): Promise<void> {
  const isDeleted = await db.runTransaction(async (transaction) => {
    const [circleDocument, own] = await transaction.getAll(
      circleRef(db, circleId),
      circleMemberRef(db, circleId, uid),
    );
    const member = readCircleMember(own);
    if (!readCircle(circleDocument) || !member) {
      return false;
    }
    const count = await countCircleMembers(db, circleId, transaction);
    if (count <= 1) {
      await deleteCircleIn(db, transaction, circleId, now());
      return true;
    }
    const heir = member.is_leader ? await longestStanding(db, transaction, circleId, uid) : null;
    await removeCircleMemberIn(db, transaction, circleId, uid, count);
    if (heir) {
      transaction.update(heir.ref, { is_leader: true });
    }
    return false;
  });
  if (isDeleted) {
    await tryDeleteCircleContent(db, circleId, now());
  }
}

/**
 * Removes a member from a circle, with the invitations they sent. What they shared there stays. Call it before the
 * transaction writes, because it reads first.
 * @param count the number of members so far, from `countCircleMembers`
 * @param address the member's address, to withdraw the invitations to it as well
 */
export async function removeCircleMemberIn(
  db: Firestore,
  transaction: Transaction,
  circleId: string,
  uid: string,
  count: number,
  address: string | null = null,
): Promise<void> {
  await withdrawInvitations(db, transaction, circleId, uid, address);
  transaction.delete(circleMemberRef(db, circleId, uid));
  transaction.update(circleRef(db, circleId), { member_count: count - 1 });
}

async function longestStanding(db: Firestore, transaction: Transaction, circleId: string, leaverUid: string) {
  const first = await transaction.get(circleMembers(db, circleId).orderBy('joined_at').limit(2));
  return first.docs.find(({ id }) => id !== leaverUid) ?? null;
}
