import type { CallableInput, CallableOutput } from '@prayer-community/domain/callables';
import { IMPORT_REFUSALS } from '@prayer-community/domain/import/import-calls';
import {
  afterChunk,
  isOpenTo,
  isUndoBegun,
  mayContinue,
  type StoredImport,
} from '@prayer-community/domain/import/stored-import';
import { refusal } from '@prayer-community/domain/refusal';
import type { Firestore } from 'firebase-admin/firestore';
import {
  type Collect,
  type Importers,
  type ImportStep,
  importChunkRef,
  imports,
  newChunk,
  readChunk,
  readImport,
  type StoredRows,
} from '../data/import.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { runOptimisticBatch } from '../platform/optimistic-batch.ts';
import { serverPepper } from '../platform/parameters.ts';
import { requireRecentLeader } from '../platform/require-leader.ts';

type Input = CallableInput<'importRows'>;
type Output = CallableOutput<'importRows'>;

/** Stores the next chunk of an import, once no matter how often it is sent. */
export function importingRows(importers: Importers) {
  return defineCallable(
    'importRows',
    { secrets: [serverPepper], timeoutSeconds: 120 },
    async (input, caller) => {
      const at = now();
      const uid = await requireRecentLeader(caller, at);
      const db = await firestore();
      const stored = readImport(await imports(db).doc(input.importId).get());
      if (stored === null || !isOpenTo(uid, stored)) {
        return refusal(IMPORT_REFUSALS.noImport);
      }
      const early = await answerBefore(db, stored, input, at);
      if (early !== null) {
        return early;
      }
      const step = { db, importId: input.importId, stored, now: at };
      const answer = await storeChunk(step, input, await store(importers, step, input));
      if (!answer.success) {
        await removeCandidates(importers, step);
      }
      return answer;
    },
  );
}

/** Returns the answer to a call that stores nothing. Null if the call has the next chunk. */
async function answerBefore(
  db: Firestore,
  stored: StoredImport<Date> | null,
  { importId, index, kind }: Input,
  at: Date,
): Promise<Output | null> {
  if (stored === null || stored.kind !== kind) {
    return refusal(IMPORT_REFUSALS.noImport);
  }
  if (isUndoBegun(stored)) {
    return refusal(IMPORT_REFUSALS.notRunning);
  }
  if (index < stored.chunks_done) {
    const chunk = readChunk(await importChunkRef(db, importId, index).get());
    return { success: true, chunksDone: stored.chunks_done, refusedRows: chunk?.refused ?? [] };
  }
  if (!mayContinue(stored, at)) {
    return refusal(IMPORT_REFUSALS.notRunning);
  }
  return index === stored.chunks_done ? null : refusal(IMPORT_REFUSALS.outOfOrder);
}

function store(importers: Importers, step: ImportStep, input: Input): Promise<Collect<StoredRows>> {
  switch (input.kind) {
    case 'requests':
      return importers.requests.store(step, input.rows);
    case 'people':
      return importers.people.store(step, input.rows);
    case 'groups':
      return importers.groups.store(step, input.rows);
  }
}

/** Stores the rows, the data for undoing them, and the import's counts atomically. */
async function storeChunk(step: ImportStep, input: Input, collect: Collect<StoredRows>): Promise<Output> {
  const { db, importId, now: at } = step;
  return runOptimisticBatch<Output>(db, async (writes) => {
    const [document, chunk] = await db.getAll(
      imports(db).doc(importId),
      importChunkRef(db, importId, input.index),
    );
    const stored = readImport(document);
    const answer = await answerBefore(db, stored, input, at);
    if (answer !== null || stored === null || !document || !chunk) {
      return answer ?? refusal(IMPORT_REFUSALS.noImport);
    }
    const { created, existing, refused } = await collect(writes);
    writes.update(chunk, newChunk(step, input.index, created, refused));
    const outcome = { created: created.length, existing, refused: refused.length };
    const next = afterChunk(stored, outcome, at);
    writes.update(document, next);
    return { success: true, chunksDone: next.chunks_done, refusedRows: refused };
  });
}

/** Removes what a chunk created before its import was undone. The undo may have reached the chunk too early. */
async function removeCandidates(importers: Importers, step: ImportStep): Promise<void> {
  const { db, importId, stored } = step;
  const chunk = readChunk(await importChunkRef(db, importId, stored.chunks_done).get());
  await runOptimisticBatch(db, await importers[stored.kind].remove(step, chunk?.created ?? []));
}
