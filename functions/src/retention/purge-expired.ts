import { COLLECTIONS } from '@prayer-community/domain/collections';
import { onSchedule } from 'firebase-functions/scheduler';
import { deleteExpiredArchives } from '../data/church-export.ts';
import { migrateDaily } from '../data/migrations/migrate-daily.ts';
import { auth, bucket, firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { signInCodePepper } from '../platform/parameters.ts';
import { anonymizeClosedRequests } from './anonymize-closed-requests.ts';
import { deleteAbandonedFiles } from './delete-abandoned-files.ts';
import { deleteReplacedLogos } from './delete-replaced-logos.ts';
import { deleteUntil } from './delete-until.ts';
import { deleteUnusedVisitors } from './delete-unused-visitors.ts';
import { finishDeletions } from './finish-deletions.ts';

/** What goes, by which of its instants, and how many days after it. */
interface Expiring {
  collection: string;
  field: string;
  retentionDays: number;
}

const EXPIRING: readonly Expiring[] = [
  // The database's own policy deletes these too, where it was deployed; some of it is personal.
  { collection: COLLECTIONS.rateLimits, field: 'expires_at', retentionDays: 0 },
  { collection: COLLECTIONS.uploadTickets, field: 'expires_at', retentionDays: 0 },
  { collection: COLLECTIONS.signInChallenges, field: 'expires_at', retentionDays: 0 },
  { collection: COLLECTIONS.emailChanges, field: 'expires_at', retentionDays: 0 },
  { collection: COLLECTIONS.passwordResetRequests, field: 'expires_at', retentionDays: 0 },
  // After an import can no longer be undone.
  { collection: COLLECTIONS.importChunks, field: 'expires_at', retentionDays: 0 },
  { collection: COLLECTIONS.imports, field: 'started_at', retentionDays: 365 },
  // For a month an old link still says what became of it, and offers a new one.
  { collection: COLLECTIONS.circleInvitations, field: 'expires_at', retentionDays: 30 },
  // A mailbox may have another owner by then; who still reads our mails confirms it again.
  { collection: COLLECTIONS.mailConfirmations, field: 'confirmed_at', retentionDays: 730 },
  // Who took everything along, and when, is known for a year.
  { collection: COLLECTIONS.exports, field: 'created_at', retentionDays: 365 },
  // Long after nothing could queue the same message again.
  { collection: COLLECTIONS.deliveries, field: 'created_at', retentionDays: 90 },
  // https://firebase.google.com/docs/cloud-messaging/manage-tokens: a token unused for so long is dead.
  { collection: COLLECTIONS.pushSubscriptions, field: 'last_seen_at', retentionDays: 270 },
];

const DAY_MS = 24 * 3_600_000;

/** Once a day: empties requests that were closed long enough ago, and deletes what has expired, was abandoned, or was not deleted to the end; goes on with migrations. */
export const purgeExpired = onSchedule(
  { schedule: 'every day 03:30', timeoutSeconds: 540, retryCount: 3, secrets: [signInCodePepper] },
  async () => {
    const db = await firestore();
    const at = now();
    const archives = await deleteExpiredArchives(db, await bucket(), at);
    logOutcome('purgeExpired', `deleted ${archives} exports`, null);
    for (const { collection, field, retentionDays } of EXPIRING) {
      const until = new Date(at.getTime() - retentionDays * DAY_MS);
      const deleted = await deleteUntil(db, collection, field, until);
      logOutcome('purgeExpired', `deleted ${deleted} of ${collection}`, null);
    }
    logOutcome('purgeExpired', `emptied ${await anonymizeClosedRequests(db, at)} requests`, null);
    logOutcome('purgeExpired', `finished ${await finishDeletions(db, at)} deletions`, null);
    const files = await deleteAbandonedFiles(db, await bucket(), at);
    logOutcome('purgeExpired', `deleted ${files} abandoned files`, null);
    const logos = await deleteReplacedLogos(db, await bucket(), at);
    logOutcome('purgeExpired', `deleted ${logos} images of replaced logos`, null);
    const visitors = await deleteUnusedVisitors(db, await auth(), at);
    logOutcome('purgeExpired', `deleted ${visitors} anonymous accounts`, null);
    for (const outcome of await migrateDaily(db)) {
      logOutcome('purgeExpired', outcome, null);
    }
  },
);
