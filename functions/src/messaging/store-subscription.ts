import type { Subscription } from '@prayer-community/domain/delivery/unsubscribe';
import type { Firestore } from 'firebase-admin/firestore';
import { optOutRef } from './mail-opt-out.ts';
import { leaveMailLists, rejoinMailLists } from './team-opt-out.ts';

/**
 * Ends or resumes the emails of a subscription. Idempotent.
 * @returns false if there are no emails to resume
 */
export async function storeSubscription(
  db: Firestore,
  subscription: Subscription,
  isWanted: boolean,
  now: Date,
): Promise<boolean> {
  if (subscription.kind === 'team' && isWanted) {
    return rejoinMailLists(db, subscription.subject, now);
  }
  if (subscription.kind === 'team') {
    await leaveMailLists(db, subscription.subject, now);
  } else if (isWanted) {
    await optOutRef(db, subscription).delete();
  } else {
    await optOutRef(db, subscription).set({ created_at: now });
  }
  return true;
}
