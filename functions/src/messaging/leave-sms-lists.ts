import type { Delivery, DeliveryFailure } from '@prayer-community/domain/delivery/delivery';
import { isOptIn } from '@prayer-community/domain/delivery/notifications';
import { DISTRIBUTION_GROUPS, methodId } from '@prayer-community/domain/distribution/distribution';
import type { Firestore } from 'firebase-admin/firestore';
import { membershipRef } from '../data/distribution.ts';
import { firestore } from '../platform/admin.ts';

/**
 * Takes a member who replied STOP off the lists for text messages. Otherwise each request would add a message that is
 * given up.
 */
export async function leaveSmsLists(
  { channel, template, recipient }: Pick<Delivery<unknown>, 'channel' | 'template' | 'recipient'>,
  failure: DeliveryFailure | null,
): Promise<void> {
  if (channel === 'sms' && failure === 'suppressed' && isOptIn(template)) {
    await takeOffSmsLists(await firestore(), recipient);
  }
}

/** Regardless of how they were added. Leadership sees this on the distribution page. */
async function takeOffSmsLists(db: Firestore, uid: string): Promise<void> {
  const batch = db.batch();
  for (const groupId of DISTRIBUTION_GROUPS) {
    batch.delete(membershipRef(db, methodId(groupId, 'sms'), uid));
  }
  await batch.commit();
}
