import { isCrisisLimitReached } from '@prayer-community/domain/delivery/notification-pace';
import { paceRef, readPace } from '../data/notification-pace.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { withCrisisLimit } from './message-text.ts';
import { toStaffMembers } from './notify-members.ts';
import { notificationOf, readRequestsToNotifyOf } from './notify-of-request.ts';

/** Alerts leaders about a request with crisis signs. The last alert before the limit says that others follow without one. */
export const alertOfCrisis = toStaffMembers(async (about) => {
  const [request] = await readRequestsToNotifyOf('need_alert', about);
  if (!request) {
    return null;
  }
  const notification = notificationOf('need_alert', request);
  const pace = readPace(await paceRef(await firestore(), 'leadership').get());
  return isCrisisLimitReached(pace, now())
    ? { ...notification, textIn: (language) => withCrisisLimit(notification.textIn(language), language) }
    : notification;
});
