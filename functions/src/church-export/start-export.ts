import {
  EXPORT_REFUSALS,
  exportStatus,
  newChurchExport,
} from '@prayer-community/domain/church-export/church-export';
import { refusal } from '@prayer-community/domain/refusal';
import type { Firestore } from 'firebase-admin/firestore';
import { churchExports, deleteExpiredArchives, readExports } from '../data/church-export.ts';
import { bucket, firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { requireRecentLeader } from '../platform/require-leader.ts';

/** Starts an export of all data, one at a time. `buildExport` runs as soon as the export is stored. */
export const startExport = defineCallable('startExport', {}, async (_input, caller) => {
  const at = now();
  const leaderUid = await requireRecentLeader(caller, at);
  const db = await firestore();
  await deleteExpiredArchives(db, await bucket(), at);
  const exportId = await store(db, leaderUid, at);
  logOutcome('startExport', exportId === null ? 'under_way' : 'started', leaderUid);
  return exportId === null ? refusal(EXPORT_REFUSALS.underWay) : { success: true, exportId };
});

/** Stores a new export and returns its id. Null if another export is being built. */
function store(db: Firestore, leaderUid: string, now: Date): Promise<string | null> {
  const ref = churchExports(db).doc();
  const unfinished = churchExports(db).where('state', 'in', ['waiting', 'building']);
  return db.runTransaction(async (transaction) => {
    const found = readExports((await transaction.get(unfinished)).docs);
    if (found.some((one) => exportStatus(one, now) === 'building')) {
      return null;
    }
    transaction.create(ref, newChurchExport(leaderUid, now));
    return ref.id;
  });
}
