import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { logCount } from '../platform/log-outcome.ts';
import { twilioAuthToken } from '../platform/parameters.ts';
import { sendDueReminders } from './send-due-reminders.ts';

export const remindUnassignedRequests = onSchedule(
  { schedule: 'every 15 minutes', timeoutSeconds: 540, secrets: [twilioAuthToken] },
  async () => {
    const count = await sendDueReminders(await firestore(), now());
    logCount('remindUnassignedRequests', 'reminded', count, null);
  },
);
