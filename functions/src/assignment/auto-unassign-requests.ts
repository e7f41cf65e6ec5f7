import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { logCount } from '../platform/log-outcome.ts';
import { autoUnassign } from './auto-unassign.ts';

/** Unassigns requests whose assignee is away or inactive, if leadership enabled it. */
export const autoUnassignRequests = onSchedule(
  { schedule: 'every 60 minutes', timeoutSeconds: 540 },
  async () => {
    const unassigned = await autoUnassign(await firestore(), now());
    logCount('autoUnassignRequests', 'unassigned', unassigned, null);
  },
);
