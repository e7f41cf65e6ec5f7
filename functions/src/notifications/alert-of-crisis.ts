import { isCrisisLimitReached } from '@prayer-community/domain/delivery/notification-pace';
import { paceRef, readPace } from '../data/notification-pace.ts';
import { isCrisisMailLimitReached } from '../messaging/crisis-mail-limit.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { withCrisisLimit, withCrisisMailLimit } from './message-text.ts';
import { toStaffMembers } from './notify-members.ts';
import { notificationOf, readRequestsToNotifyOf } from './notify-of-request.ts';

/**
 * Alerts leaders about a request with crisis signs. The last alert before a limit says that others follow without one, or
 * without an email.
 */
export const alertOfCrisis = toStaffMembers(async (about) => {
  const [request] = await readRequestsToNotifyOf('need_alert', about);
  if (!request) {
    return null;
  }
  const notification = notificationOf('need_alert', request);
  const db = await firestore();
  const isLimited = isCrisisLimitReached(readPace(await paceRef(db, 'leadership').get()), now());
  const isMailLimited = about.channel === 'email' && (await isCrisisMailLimitReached(db, 'updates', now()));
  return {
    ...notification,
    textIn(language) {
      const text = notification.textIn(language);
      const limited = isLimited ? withCrisisLimit(text, language) : text;
      return isMailLimited ? withCrisisMailLimit(limited, 'updates', language) : limited;
    },
  };
});
