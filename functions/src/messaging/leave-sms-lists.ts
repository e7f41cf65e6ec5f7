import type { Delivery, DeliveryFailure } from '@prayer-community/domain/delivery/delivery';
import { isOptIn } from '@prayer-community/domain/delivery/notifications';
import { firestore } from '../platform/admin.ts';
import { takeOffLists } from './store-subscription.ts';

/**
 * Takes a member who replied STOP off the lists for text messages. Otherwise each request would add a message that is
 * given up.
 */
export async function leaveSmsLists(
  { channel, template, recipient }: Pick<Delivery<unknown>, 'channel' | 'template' | 'recipient'>,
  failure: DeliveryFailure | null,
): Promise<void> {
  if (channel === 'sms' && failure === 'suppressed' && isOptIn(template)) {
    await takeOffLists(await firestore(), recipient, 'sms');
  }
}
