import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { RefusedRow } from '@prayer-community/domain/import/import-calls';
import {
  CHUNKS_RETAINED_MS,
  type ImportChunk,
  importChunkFields,
  importFields,
  mayContinue,
  type StoredImport,
} from '@prayer-community/domain/import/stored-import';
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
} from 'firebase-admin/firestore';
import * as z from 'zod';
import { type OptimisticBatch, runOptimisticBatch } from '../platform/optimistic-batch.ts';
import { storedInstant } from '../platform/stored-instant.ts';

const importSchema: z.ZodType<StoredImport<Date>> = z.object(importFields(storedInstant));
const chunkSchema: z.ZodType<ImportChunk<Date>> = z.object(importChunkFields(storedInstant));

/** What storing the rows of a chunk came to. */
export interface StoredRows {
  /** The ids of what was created. */
  created: string[];
  /** Rows that were there before. */
  existing: number;
  refused: RefusedRow[];
}

/** What undoing a chunk came to. */
export interface RemovedRows {
  removed: number;
  /** Left where it is: somebody has worked with it since. */
  kept: number;
}

/** What a step of an import depends on. */
export interface ImportStep {
  db: Firestore;
  importId: string;
  stored: StoredImport<Date>;
  now: Date;
}

/** The part of a step that happens together with its count, or not at all; it is called once a round of the batch. */
export type Collect<Outcome> = (writes: OptimisticBatch) => Promise<Outcome>;

/** How rows of one kind are stored and removed. Either may be cut off, and is then repeated from its beginning. */
export interface Importer<Row> {
  /** Does first what no batch can do, once `recordCandidates` has what that may create, and gives the rest. */
  store(step: ImportStep, rows: readonly Row[]): Promise<Collect<StoredRows>>;
  /** @param ids of what a chunk created */
  remove(step: ImportStep, ids: readonly string[]): Promise<Collect<RemovedRows>>;
}

/** Where imports are. */
export function imports(db: Firestore): CollectionReference {
  return db.collection(COLLECTIONS.imports);
}

/** Where a chunk of an import is. */
export function importChunkRef(db: Firestore, importId: string, index: number): DocumentReference {
  return db.collection(COLLECTIONS.importChunks).doc(`${importId}_${index}`);
}

/** The import as stored, or null when there is none. */
export function readImport(document: DocumentSnapshot | undefined): StoredImport<Date> | null {
  return document?.exists ? importSchema.parse(document.data()) : null;
}

/** The chunk as stored, or null when there is none, or no more. */
export function readChunk(document: DocumentSnapshot): ImportChunk<Date> | null {
  return document.exists ? chunkSchema.parse(document.data()) : null;
}

/** A chunk of an import, as it is stored. */
export function newChunk(
  { importId, stored: { kind, started_at } }: Pick<ImportStep, 'importId' | 'stored'>,
  index: number,
  created: string[],
): ImportChunk<Date> {
  const expires_at = new Date(started_at.getTime() + CHUNKS_RETAINED_MS);
  return { import_id: importId, index, kind, created, expires_at };
}

/**
 * Records what the next chunk of an import may create outside of its batch, so that an undo finds it even if the chunk is cut off.
 * @returns false where the chunk may not be stored any more
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
    // The import changes too, so that an undo that begins meanwhile reads again, and finds the chunk.
    writes.update(document, { updated_at: now });
    writes.update(chunkDocument, newChunk(step, index, [...new Set([...earlier, ...ids])]));
    return true;
  });
}
