import { membershipId } from '@prayer-community/domain/collections';
import {
  automaticMembership,
  automaticMethodIds,
  DISTRIBUTION_GROUPS,
  type DistributionMembership,
  distributionMembershipFields,
  mayBeOnList,
  methodId,
} from '@prayer-community/domain/distribution/distribution';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import type { StaffRole } from '@prayer-community/domain/staff/profile';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { membershipRef } from '../data/distribution.ts';
import { profileSchema } from '../data/profile.ts';
import { readEach, readerOf } from '../platform/reader-of.ts';
import { profileRef } from '../platform/staff-account.ts';
import { optOutRef } from './mail-opt-out.ts';

const roleSchema = profileSchema.pick({ role: true });
const leftSchema = z
  .object(distributionMembershipFields(storedInstant))
  .pick({ method_id: true, is_manual: true, added_by: true });

type LeftList = z.infer<typeof leftSchema>;

/** `mail_opt_outs/team_{uid}`: the lists that a member left by unsubscribing. Deleted with the member. */
const readOptOut = readerOf(z.object({ user_id: z.string(), left: z.array(leftSchema) }));

/** Takes a member off all email lists and remembers them. Leadership sees this on the distribution page. Idempotent. */
export async function leaveMailLists(db: Firestore, uid: string, now: Date): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [profile, ...lists] = await transaction.getAll(profileRef(db, uid), ...mailListRefs(db, uid));
    for (const { ref } of lists) {
      transaction.delete(ref);
    }
    const left = readEach(leftSchema, lists);
    if (left.length > 0 && profile?.exists) {
      transaction.set(teamOptOutRef(db, uid), { user_id: uid, left, created_at: now });
    }
  });
}

/**
 * Puts a member back on the lists that they left by unsubscribing: the automatic one of their present role, and those
 * chosen by a leader that this role may be on. Leaves lists alone that they have joined again. Idempotent.
 * @returns whether they are on an email list now
 */
export async function rejoinMailLists(db: Firestore, uid: string, now: Date): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const [profile, optOut, ...lists] = await transaction.getAll(
      profileRef(db, uid),
      teamOptOutRef(db, uid),
      ...mailListRefs(db, uid),
    );
    const { data: member } = roleSchema.safeParse(profile?.data());
    if (!member) {
      return false;
    }
    const joined = lists.flatMap(({ exists, id }) => (exists ? [id] : []));
    const rejoined = membershipsToRejoin(readOptOut(optOut)?.left ?? [], member.role, uid, now).filter(
      ({ method_id }) => !joined.includes(membershipId(method_id, uid)),
    );
    for (const membership of rejoined) {
      transaction.set(membershipRef(db, membership.method_id, uid), membership);
    }
    const isOnList = rejoined.length > 0 || joined.length > 0;
    if (isOnList) {
      transaction.delete(teamOptOutRef(db, uid));
    }
    return isOnList;
  });
}

/** They are created now, because a change of the lists is recognized by their newest membership. */
function membershipsToRejoin(
  left: readonly LeftList[],
  role: StaffRole,
  user_id: string,
  now: Date,
): DistributionMembership<Date>[] {
  const open = DISTRIBUTION_GROUPS.filter((groupId) => mayBeOnList(role, groupId)).map(mailListId);
  const automatic = left.some(({ is_manual }) => !is_manual) ? automaticMethodIds(role) : [];
  return [
    ...automatic.map((listId) => automaticMembership(listId, user_id, now)),
    ...left
      .filter(({ is_manual, method_id }) => is_manual && open.includes(method_id))
      .map((membership) => ({ ...membership, user_id, created_at: now })),
  ];
}

function mailListId(groupId: (typeof DISTRIBUTION_GROUPS)[number]): string {
  return methodId(groupId, 'email');
}

function mailListRefs(db: Firestore, uid: string): DocumentReference[] {
  return DISTRIBUTION_GROUPS.map((groupId) => membershipRef(db, mailListId(groupId), uid));
}

function teamOptOutRef(db: Firestore, uid: string): DocumentReference {
  return optOutRef(db, { kind: 'team', subject: uid });
}
