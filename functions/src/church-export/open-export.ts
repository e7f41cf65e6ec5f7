import {
  DOWNLOAD_WITHIN_MS,
  EXPORT_REFUSALS,
  exportStatus,
} from '@prayer-community/domain/church-export/church-export';
import { after } from '@prayer-community/domain/fields/durations';
import { refusal } from '@prayer-community/domain/refusal';
import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { churchExports, readExport } from '../data/church-export.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { requireRecentLeader } from '../platform/require-leader.ts';

/** Logs that a leader downloads an archive, and lets that leader open it for `DOWNLOAD_WITHIN_MS`. */
export const openExport = defineCallable('openExport', {}, async ({ exportId }, caller) => {
  const at = now();
  const leaderUid = await requireRecentLeader(caller, at);
  const path = await open(exportId, leaderUid, at);
  logOutcome('openExport', path === null ? 'gone' : 'opened', leaderUid);
  return path === null ? refusal(EXPORT_REFUSALS.gone) : { success: true, path };
});

/** Returns the path of the archive. Null if it is not ready or has expired. */
async function open(exportId: string, leaderUid: string, now: Date): Promise<string | null> {
  const db = await firestore();
  const ref = churchExports(db).doc(exportId);
  return db.runTransaction(async (transaction) => {
    const found = readExport(await transaction.get(ref));
    if (!found?.file_path || exportStatus(found, now) !== 'ready') {
      return null;
    }
    const openUntil = after(now, DOWNLOAD_WITHIN_MS);
    transaction.update(
      ref,
      'downloads',
      FieldValue.arrayUnion({ by: leaderUid, at: now }),
      new FieldPath('open_until', leaderUid),
      openUntil,
    );
    return found.file_path;
  });
}
