import type { Subscription } from '@prayer-community/domain/delivery/unsubscribe';
import {
  automaticMembership,
  automaticMethodIds,
  DISTRIBUTION_GROUPS,
  type MethodType,
  methodId,
} from '@prayer-community/domain/distribution/distribution';
import type { Firestore } from 'firebase-admin/firestore';
import { membershipRef } from '../data/distribution.ts';
import { profileSchema } from '../data/profile.ts';
import { profileRef } from '../platform/staff-account.ts';
import { optOutRef } from './mail-opt-out.ts';

const roleSchema = profileSchema.pick({ role: true });

/** Ends or resumes the emails of a subscription. Idempotent. */
export async function storeSubscription(
  db: Firestore,
  subscription: Subscription,
  isWanted: boolean,
  now: Date,
): Promise<void> {
  if (subscription.kind === 'team') {
    await (isWanted
      ? putOnList(db, subscription.subject, now)
      : takeOffLists(db, subscription.subject, 'email'));
  } else if (isWanted) {
    await optOutRef(db, subscription).delete();
  } else {
    await optOutRef(db, subscription).set({ created_at: now });
  }
}

/** Removes the member from every list of a method, regardless of how they were added. Leadership sees this on the distribution page. */
export async function takeOffLists(db: Firestore, uid: string, methodType: MethodType): Promise<void> {
  const batch = db.batch();
  for (const groupId of DISTRIBUTION_GROUPS) {
    batch.delete(membershipRef(db, methodId(groupId, methodType), uid));
  }
  await batch.commit();
}

/** Adds the member back to the lists of their role. Leadership adds them to other lists. */
async function putOnList(db: Firestore, uid: string, now: Date): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const profile = roleSchema.safeParse((await transaction.get(profileRef(db, uid))).data());
    for (const method of profile.success ? automaticMethodIds(profile.data.role) : []) {
      transaction.set(membershipRef(db, method, uid), automaticMembership(method, uid, now));
    }
  });
}
