import {
  IMPORT_REFUSALS,
  IMPORTS_PER_HOUR,
  type RefusedRow,
} from '@prayer-community/domain/import/import-calls';
import {
  type ImportPlan,
  isOpenTo,
  mayContinue,
  newImport,
} from '@prayer-community/domain/import/stored-import';
import { refusal } from '@prayer-community/domain/refusal';
import { importChunkRef, imports, readChunk, readImport } from '../data/import.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { serverPepper } from '../platform/parameters.ts';
import { pseudonym } from '../platform/pseudonym.ts';
import { consumeUse, perHour } from '../platform/rate-limit.ts';
import { requireRecentLeader } from '../platform/require-leader.ts';

const LIMIT = perHour('imports', IMPORTS_PER_HOUR);

/** Starts an import, or finds an interrupted import of the same rows. */
export const startImport = defineCallable(
  'startImport',
  { secrets: [serverPepper] },
  async (plan, caller) => {
    const at = now();
    const uid = await requireRecentLeader(caller, at);
    if (!(await consumeUse(await firestore(), LIMIT, pseudonym('account', uid), at))) {
      return refusal(IMPORT_REFUSALS.tooMany);
    }
    const { importId, chunksDone, hasRefused } = await startOrContinue(plan, uid, at);
    logOutcome('startImport', chunksDone === 0 ? 'started' : 'continued', uid);
    const refusedRows = hasRefused ? await refusedRowsOf(importId, chunksDone) : [];
    return { success: true, importId, chunksDone, refusedRows };
  },
);

async function startOrContinue(plan: ImportPlan, uid: string, at: Date) {
  const db = await firestore();
  const same = imports(db)
    .where('fingerprint', '==', plan.fingerprint)
    .where('state', '==', 'running')
    .orderBy('started_at', 'desc')
    .limit(1);
  return db.runTransaction(async (transaction) => {
    const [found] = (await transaction.get(same)).docs;
    const known = readImport(found);
    if (found && known && hasSameChunks(known, plan) && isOpenTo(uid, known) && mayContinue(known, at)) {
      return { importId: found.id, chunksDone: known.chunks_done, hasRefused: known.refused > 0 };
    }
    const ref = imports(db).doc();
    transaction.create(ref, newImport(plan, uid, at));
    return { importId: ref.id, chunksDone: 0, hasRefused: false };
  });
}

/** Returns the refused rows of the stored chunks, because the answer to a chunk may have been lost. */
async function refusedRowsOf(importId: string, chunksDone: number): Promise<RefusedRow[]> {
  const db = await firestore();
  const refs = Array.from({ length: chunksDone }, (_, index) => importChunkRef(db, importId, index));
  return (await db.getAll(...refs)).flatMap((chunk) => readChunk(chunk)?.refused ?? []);
}

/** True if both imports have the same chunks. */
function hasSameChunks(known: ImportPlan, plan: ImportPlan): boolean {
  return known.kind === plan.kind && known.chunk_count === plan.chunk_count;
}
