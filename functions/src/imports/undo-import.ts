import type { CallableOutput } from '@prayer-community/domain/callables';
import { IMPORT_REFUSALS } from '@prayer-community/domain/import/import-calls';
import {
  afterUndoneChunk,
  beginUndo,
  mayUndo,
  type StoredImport,
} from '@prayer-community/domain/import/stored-import';
import { refusal } from '@prayer-community/domain/refusal';
import type { Firestore } from 'firebase-admin/firestore';
import {
  type Importers,
  type ImportStep,
  importChunkRef,
  imports,
  readChunk,
  readImport,
} from '../data/import.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { runOptimisticBatch } from '../platform/optimistic-batch.ts';
import { serverPepper } from '../platform/parameters.ts';
import { requireRecentLeader } from '../platform/require-leader.ts';

type Output = CallableOutput<'undoImport'>;

/** Removes what the next chunk of an import created, unless someone has worked with it since. */
export function undoingImport(importers: Importers) {
  return defineCallable(
    'undoImport',
    { secrets: [serverPepper], timeoutSeconds: 120 },
    async ({ importId }, caller) => {
      const at = now();
      const uid = await requireRecentLeader(caller, at);
      const db = await firestore();
      const begun = await beginOrContinue(db, importId, at);
      if ('success' in begun) {
        return begun;
      }
      const answer = await undoChunk({ db, importId, stored: begun, now: at }, importers);
      logOutcome('undoImport', answer.success ? answer.state : 'refused', uid);
      return answer;
    },
  );
}

/** From here on, no more chunks can be stored. */
async function beginOrContinue(
  db: Firestore,
  importId: string,
  at: Date,
): Promise<StoredImport<Date> | Output> {
  return runOptimisticBatch<StoredImport<Date> | Output>(db, async (writes) => {
    const document = await imports(db).doc(importId).get();
    const stored = readImport(document);
    if (stored === null) {
      return refusal(IMPORT_REFUSALS.noImport);
    }
    if (stored.state === 'undone') {
      return { success: true, state: 'undone' };
    }
    if (!mayUndo(stored, at)) {
      return refusal(IMPORT_REFUSALS.tooLateToUndo);
    }
    if (stored.state === 'undoing') {
      return stored;
    }
    const cutOff = readChunk(await importChunkRef(db, importId, stored.chunks_done).get());
    const fields = beginUndo(stored, cutOff, at);
    writes.update(document, fields);
    const { state } = fields;
    return state === 'undone' ? { success: true, state } : { ...stored, ...fields };
  });
}

async function undoChunk(step: ImportStep, importers: Importers): Promise<Output> {
  const { db, importId, stored, now: at } = step;
  const index = stored.chunks_undone;
  const chunk = readChunk(await importChunkRef(db, importId, index).get());
  if (chunk === null) {
    return refusal(IMPORT_REFUSALS.tooLateToUndo);
  }
  const collect = await importers[stored.kind].remove(step, chunk.created);
  return runOptimisticBatch<Output>(db, async (writes) => {
    const document = await imports(db).doc(importId).get();
    const latest = readImport(document);
    if (latest === null || latest.chunks_undone !== index) {
      return { success: true, state: latest?.state ?? 'undone' };
    }
    const { removed, kept } = await collect(writes);
    const next = afterUndoneChunk(latest, removed, kept, at);
    writes.update(document, next);
    return { success: true, state: next.state };
  });
}
