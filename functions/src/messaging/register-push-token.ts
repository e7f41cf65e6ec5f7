import type { PushSubscription } from '@prayer-community/domain/delivery/push-subscription';
import { subscriptionRef } from '../data/push-subscription.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { requireStaff } from '../platform/require-staff.ts';

/** Has pushes sent to this device of the caller; one that another member used before is theirs no more. */
export const registerPushToken = defineCallable('registerPushToken', {}, async ({ token }, caller) => {
  const { uid } = await requireStaff(caller);
  const at = now();
  const subscription: PushSubscription<Date> = { user_id: uid, token, created_at: at, last_seen_at: at };
  await subscriptionRef(await firestore(), token).set(subscription);
  return { success: true };
});

/** Sends no more pushes to this device. */
export const unregisterPushToken = defineCallable('unregisterPushToken', {}, async ({ token }, caller) => {
  await requireStaff(caller);
  await subscriptionRef(await firestore(), token).delete();
  return { success: true };
});
