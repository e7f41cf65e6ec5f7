import { COLLECTIONS } from '@prayer-community/domain/collections';
import { FUNCTIONS_REGION } from '@prayer-community/domain/region';
import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { deleteExpired } from './delete-expired.ts';
import { emptyClosedRequests } from './empty-closed-requests.ts';

/** What the database's own policy deletes too, where it was deployed; some of it is personal. */
const EXPIRING = [COLLECTIONS.rateLimits, COLLECTIONS.signInChallenges, COLLECTIONS.passwordResetRequests];

/** Once a day: empties requests that were closed long enough ago, and deletes what has expired. */
export const purgeExpired = onSchedule(
  { schedule: 'every day 03:30', region: FUNCTIONS_REGION, timeoutSeconds: 540, retryCount: 3 },
  async () => {
    const db = await firestore();
    const at = now();
    for (const collection of EXPIRING) {
      logOutcome('purgeExpired', `deleted ${await deleteExpired(db, collection, at)} of ${collection}`, null);
    }
    logOutcome('purgeExpired', `emptied ${await emptyClosedRequests(db, at)} requests`, null);
  },
);
