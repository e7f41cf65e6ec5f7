import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { logCount } from '../platform/log-outcome.ts';
import { sendDueNotices } from './send-due-notices.ts';

/** Notifies requesters of prayers that came within a day of the last email. */
export const sendDuePrayerNotices = onSchedule({ schedule: 'every 5 minutes' }, async () => {
  const sent = await sendDueNotices(await firestore(), now());
  logCount('sendDuePrayerNotices', 'notified', sent, null);
});
