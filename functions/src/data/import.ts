import { COLLECTIONS } from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import type { RefusedRow } from '@prayer-community/domain/import/import-calls';
import type { ImportKind } from '@prayer-community/domain/import/import-kind';
import type { RowsOf } from '@prayer-community/domain/import/import-rows';
import {
  chunksExpireAt,
  type ImportChunk,
  importChunkFields,
  importFields,
  mayContinue,
  type StoredImport,
} from '@prayer-community/domain/import/stored-import';
import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { type OptimisticBatch, runOptimisticBatch } from '../platform/optimistic-batch.ts';
import { readerOf } from '../platform/reader-of.ts';

export interface StoredRows {
  /** The ids of everything that was created. */
  created: string[];
  /** The number of rows that already existed. */
  existing: number;
  refused: RefusedRow[];
}

export interface RemovedRows {
  removed: number;
  /** The number of items left in place because someone has worked with them since. */
  kept: number;
}

export interface ImportStep {
  db: Firestore;
  importId: string;
  stored: StoredImport<Date>;
  now: Date;
}

/** The part of a step that commits atomically with its count. Called once per attempt of the batch. */
export type Collect<Outcome> = (writes: OptimisticBatch) => Promise<Outcome>;

/** Stores and removes rows of one kind. If either is interrupted, it is repeated from the beginning. */
export interface Importer<Row> {
  /** First does the work that a batch cannot do, after `recordCandidates` has recorded what that may create. Returns the rest. */
  store(step: ImportStep, rows: readonly Row[]): Promise<Collect<StoredRows>>;
  /** @param ids the ids of everything that the chunk created */
  remove(step: ImportStep, ids: readonly string[]): Promise<Collect<RemovedRows>>;
}

/** The importers of all kinds. */
export type Importers = { readonly [Kind in ImportKind]: Importer<RowsOf[Kind]> };

export function imports(db: Firestore): CollectionReference {
  return db.collection(COLLECTIONS.imports);
}

export function importChunkRef(db: Firestore, importId: string, index: number): DocumentReference {
  return db.collection(COLLECTIONS.importChunks).doc(`${importId}_${index}`);
}

export const readImport = readerOf<StoredImport<Date>>(z.object(importFields(storedInstant)));
export const readChunk = readerOf<ImportChunk<Date>>(z.object(importChunkFields(storedInstant)));

export function newChunk(
  { importId, stored: { kind, started_at } }: Pick<ImportStep, 'importId' | 'stored'>,
  index: number,
  created: string[],
  refused: RefusedRow[],
): ImportChunk<Date> {
  return { import_id: importId, index, kind, created, refused, expires_at: chunksExpireAt(started_at) };
}

/**
 * Records what the next chunk of an import may create outside its batch, so that an undo finds it even if the chunk is
 * interrupted.
 * @returns false if the chunk may no longer be stored
 */
export async function recordCandidates(step: ImportStep, ids: readonly string[]): Promise<boolean> {
  const { db, importId, stored, now } = step;
  const index = stored.chunks_done;
  return runOptimisticBatch(db, async (writes) => {
    const [document, chunkDocument] = await db.getAll(
      imports(db).doc(importId),
      importChunkRef(db, importId, index),
    );
    const latest = readImport(document);
    if (!document || !chunkDocument || latest?.chunks_done !== index || !mayContinue(latest, now)) {
      return false;
    }
    const earlier = readChunk(chunkDocument)?.created ?? [];
    // Also updates the import, so a concurrent undo reads again and finds the chunk.
    writes.update(document, { updated_at: now });
    writes.update(chunkDocument, newChunk(step, index, [...new Set([...earlier, ...ids])], []));
    return true;
  });
}
