import type { PushSubscription } from '@prayer-community/domain/delivery/push-subscription';
import { subscriptionRef } from '../data/push-subscription.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { requireStaff } from '../platform/require-staff.ts';

/** Registers a device of the caller for push messages. If another member used the device before, it now belongs to the caller. */
export const registerPushToken = defineCallable('registerPushToken', {}, async ({ token }, caller) => {
  const { uid } = await requireStaff(caller);
  const at = now();
  const subscription: PushSubscription<Date> = { user_id: uid, token, created_at: at, last_seen_at: at };
  await subscriptionRef(await firestore(), token).set(subscription);
  return { success: true };
});

export const unregisterPushToken = defineCallable('unregisterPushToken', {}, async ({ token }, caller) => {
  await requireStaff(caller);
  await subscriptionRef(await firestore(), token).delete();
  return { success: true };
});
