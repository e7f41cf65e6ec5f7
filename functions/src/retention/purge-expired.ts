import { COLLECTIONS } from '@prayer-community/domain/collections';
import { onSchedule } from 'firebase-functions/scheduler';
import { bucket, firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { backfillUrgency } from './backfill-urgency.ts';
import { deleteAbandonedFiles } from './delete-abandoned-files.ts';
import { deleteUntil } from './delete-until.ts';
import { emptyClosedRequests } from './empty-closed-requests.ts';
import { emptyDeletedDocuments } from './empty-deleted-documents.ts';

/** What goes, by which of its instants, and how many days after it. */
interface Expiring {
  collection: string;
  field: string;
  keptDays: number;
}

const EXPIRING: readonly Expiring[] = [
  // The database's own policy deletes these too, where it was deployed; some of it is personal.
  { collection: COLLECTIONS.rateLimits, field: 'expires_at', keptDays: 0 },
  { collection: COLLECTIONS.uploadTickets, field: 'expires_at', keptDays: 0 },
  { collection: COLLECTIONS.signInChallenges, field: 'expires_at', keptDays: 0 },
  { collection: COLLECTIONS.passwordResetRequests, field: 'expires_at', keptDays: 0 },
  // For a month an old link still says what became of it, and offers a new one.
  { collection: COLLECTIONS.circleInvitations, field: 'expires_at', keptDays: 30 },
  // Long after nothing could queue the same message again.
  { collection: COLLECTIONS.deliveries, field: 'created_at', keptDays: 90 },
  // https://firebase.google.com/docs/cloud-messaging/manage-tokens: a token unused for so long is dead.
  { collection: COLLECTIONS.pushSubscriptions, field: 'last_seen_at', keptDays: 270 },
];

const DAY_MS = 24 * 3_600_000;

/** Once a day: empties requests that were closed long enough ago, and deletes what has expired, was abandoned, or was not deleted to the end; completes earlier requests. */
export const purgeExpired = onSchedule(
  { schedule: 'every day 03:30', timeoutSeconds: 540, retryCount: 3 },
  async () => {
    const db = await firestore();
    const at = now();
    for (const { collection, field, keptDays } of EXPIRING) {
      const until = new Date(at.getTime() - keptDays * DAY_MS);
      const deleted = await deleteUntil(db, collection, field, until);
      logOutcome('purgeExpired', `deleted ${deleted} of ${collection}`, null);
    }
    logOutcome('purgeExpired', `emptied ${await emptyClosedRequests(db, at)} requests`, null);
    logOutcome('purgeExpired', `finished ${await emptyDeletedDocuments(db, at)} deletions`, null);
    const files = await deleteAbandonedFiles(db, await bucket(), at);
    logOutcome('purgeExpired', `deleted ${files} abandoned files`, null);
    logOutcome('purgeExpired', `gave an urgency to ${await backfillUrgency(db)} earlier requests`, null);
  },
);
