import { randomUUID } from 'node:crypto';
import { newDelivery, welcomeMessage } from '@prayer-community/domain/delivery/delivery';
import { deliveries } from '../data/delivery.ts';
import { firstMailTo } from './fake-providers.ts';
import type { StaffMember } from './staff-member.ts';
import { testFirestore } from './test-backend.ts';

/** Welcomes a staff member by email and returns the unsubscribe link in its footer. */
export async function unsubscribeLink({ uid, email }: StaffMember): Promise<URL> {
  await deliveries(testFirestore())
    .doc(`welcome_${randomUUID()}`)
    .set(newDelivery(welcomeMessage(uid, new Date()), new Date()));
  const [link = ''] = /(?<=Unsubscribe: ).+$/m.exec((await firstMailTo(email)).text) ?? [];
  return new URL(link);
}
