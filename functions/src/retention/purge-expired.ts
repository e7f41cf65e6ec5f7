import { after, DAY_MS, MINUTE_MS } from '@prayer-community/domain/fields/durations';
import { EXPIRING } from '@prayer-community/domain/retention/expiring';
import type { Firestore } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { deleteExpiredArchives } from '../data/church-export.ts';
import { migrateDaily } from '../data/migrations/migrate-daily.ts';
import { writePrivacyIntoProfiles } from '../data/write-privacy-into-profiles.ts';
import { auth, bucket, firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { serverPepper } from '../platform/parameters.ts';
import { completeInTurn } from '../platform/settle-each.ts';
import { anonymizeClosedRequests } from './anonymize-closed-requests.ts';
import { deleteAbandonedFiles } from './delete-abandoned-files.ts';
import { deleteReplacedLogos } from './delete-replaced-logos.ts';
import { deleteUntil } from './delete-until.ts';
import { deleteUnusedVisitors } from './delete-unused-visitors.ts';
import { finishDeletions } from './finish-deletions.ts';

/** A step of the purge. Runs even if another step fails. */
interface Step {
  id: string;
  /** Returns lines for the log. */
  run(db: Firestore, at: Date): Promise<string[]>;
}

/** No page of closed requests begins later in the run, so that the last one ends before the function times out. */
const LAST_PAGE_MS = 6 * MINUTE_MS;

const STEPS: readonly Step[] = [
  {
    id: 'exports',
    async run(db, at) {
      const { results, failed } = await deleteExpiredArchives(db, await bucket(), at);
      if (failed > 0) {
        throw new Error(`${failed} expired archives could not be deleted`);
      }
      return [`deleted ${results.filter(Boolean).length} exports`];
    },
  },
  ...EXPIRING.map(({ collection, field, retentionDays }) => ({
    id: collection,
    async run(db: Firestore, at: Date) {
      const until = after(at, -retentionDays * DAY_MS);
      return [`deleted ${await deleteUntil(db, collection, field, until)} of ${collection}`];
    },
  })),
  { id: 'deletions', run: async (db, at) => [`finished ${await finishDeletions(db, at)} deletions`] },
  {
    id: 'abandoned files',
    run: async (db, at) => [`deleted ${await deleteAbandonedFiles(db, await bucket(), at)} abandoned files`],
  },
  {
    id: 'replaced logos',
    run: async (db, at) => [
      `deleted ${await deleteReplacedLogos(db, await bucket(), at)} images of replaced logos`,
    ],
  },
  {
    // A restore starts no trigger that would do it.
    id: 'privacy in profiles',
    run: async (db) => [`wrote the privacy settings into ${await writePrivacyIntoProfiles(db)} profiles`],
  },
  { id: 'migrations', run: (db) => migrateDaily(db) },
  {
    id: 'unused accounts',
    run: async (db, at) => [`deleted ${await deleteUnusedVisitors(db, await auth(), at)} unused accounts`],
  },
  {
    // Last, because a shorter retention period makes so many due that they take several runs.
    id: 'closed requests',
    async run(db, at) {
      const leftMs = LAST_PAGE_MS - (now().getTime() - at.getTime());
      return [`anonymized ${await anonymizeClosedRequests(db, at, leftMs)} requests`];
    },
  },
];

/**
 * Runs once a day. Anonymizes requests that were closed long enough ago, deletes expired and abandoned data, finishes
 * interrupted deletions, applies restored privacy settings, and continues migrations. If a step fails, the others still
 * run and the run fails at the end.
 */
export const purgeExpired = onSchedule(
  { schedule: 'every day 03:30', timeoutSeconds: 540, retryCount: 3, secrets: [serverPepper] },
  async () => {
    const db = await firestore();
    const at = now();
    await completeInTurn('A step of the purge failed', STEPS, async ({ run }) => {
      for (const outcome of await run(db, at)) {
        logOutcome('purgeExpired', outcome, null);
      }
    });
  },
);
