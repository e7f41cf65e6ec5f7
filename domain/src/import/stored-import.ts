import { LANGUAGES, type Language } from '@prayer-community/i18n/language';
import * as z from 'zod';
import { after, DAY_MS, HOUR_MS } from '../fields/durations.ts';
import { maxChars } from '../fields/max-chars.ts';
import type { Stored } from '../fields/stored.ts';
import { IMPORT_FIELDS } from './import-columns.ts';
import { IMPORT_KINDS, IMPORT_MAX_ROWS, type ImportKind } from './import-kind.ts';
import { DAY_ORDERS } from './read-day.ts';

/** An import can be continued or undone for this long after it began. */
export const UNDO_WITHIN_HOURS = 24;
export const UNDO_WITHIN_MS = UNDO_WITHIN_HOURS * HOUR_MS;

/** The data for the undo is stored longer than that, in case an undo is cut off. */
const CHUNKS_RETAINED_MS = 2 * DAY_MS;

export const FILE_NAME_MAX_CHARS = 200;

/** `running` until the last chunk is stored, `undoing` until the last one is removed. */
export const IMPORT_STATES = ['running', 'finished', 'undoing', 'undone'] as const;

/** More columns than any spreadsheet has. */
const MAX_COLUMNS = 20_000;

const count = z.int().min(0);

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** The meaning of each column of a file, as chosen by a leader. */
const columnMappingSchema = z.strictObject({
  /** Hash of the file's bytes. */
  file_fingerprint: sha256,
  /** The column index of each field. */
  columns: z.partialRecord(z.enum(IMPORT_FIELDS), count.max(MAX_COLUMNS)),
  /** Null in older documents, where the order is detected from the dates again. */
  day_order: z.enum(DAY_ORDERS).nullable(),
});

export type ColumnMapping = z.infer<typeof columnMappingSchema>;

/** The fields with which a leader starts an import. */
export const importPlanFields = {
  kind: z.enum(IMPORT_KINDS),
  file_name: z.string().min(1).check(maxChars(FILE_NAME_MAX_CHARS)),
  /** Hash of the rows. Finds an import of the same rows that was cut off. */
  fingerprint: sha256,
  /** Older imports have none. */
  mapping: columnMappingSchema.optional(),
  row_count: count.min(1).max(IMPORT_MAX_ROWS),
  /** Rows of the file that were left out because they cannot be imported. */
  bad_row_count: count.max(IMPORT_MAX_ROWS),
  chunk_count: count.min(1).max(IMPORT_MAX_ROWS),
  /** The language of the page on which the import was first started. Invitations and rows that name none have it. */
  language: z.enum(LANGUAGES),
};

/** The stored fields of `imports/{id}`. */
export function importFields(instant: z.ZodType<Date>) {
  return {
    ...importPlanFields,
    state: z.enum(IMPORT_STATES),
    chunks_done: count,
    /** Once an undo has begun, also what a chunk that was cut off may have created. */
    created: count,
    /** Rows that already existed. */
    existing: count,
    refused: count,
    chunks_undone: count,
    removed: count,
    /** Created by the import but not removed by its undo, because someone has worked with them since. */
    kept: count,
    started_by: z.string(),
    started_at: instant,
    updated_at: instant,
    undo_until: instant,
  };
}

/** A row that passed the check but was refused, and why. Never its content. */
export const refusedRowSchema = z.object({ line: z.int(), reason: z.string() });

export type StoredImport<Instant> = Stored<typeof importFields, Instant>;

export type ImportPlan = Pick<StoredImport<never>, keyof typeof importPlanFields>;

/** The stored fields of `import_chunks/{importId}_{index}`: what the undo removes, and the refused rows. */
export function importChunkFields(instant: z.ZodType<Date>) {
  return {
    import_id: z.string(),
    index: count,
    kind: z.enum(IMPORT_KINDS),
    /** The ids of what the chunk created. Until the chunk is counted, the ids of what it may create. */
    created: z.array(z.string()),
    /** Absent in older documents. */
    refused: z.array(refusedRowSchema).default([]),
    expires_at: instant,
  };
}

export type ImportChunk<Instant> = Stored<typeof importChunkFields, Instant>;

export function newImport(plan: ImportPlan, uid: string, now: Date): StoredImport<Date> {
  return {
    ...plan,
    state: 'running',
    chunks_done: 0,
    created: 0,
    existing: 0,
    refused: 0,
    chunks_undone: 0,
    removed: 0,
    kept: 0,
    started_by: uid,
    started_at: now,
    updated_at: now,
    undo_until: after(now, UNDO_WITHIN_MS),
  };
}

/** True if the next chunk may be stored. */
export function mayContinue(
  { state, undo_until }: Pick<StoredImport<Date>, 'state' | 'undo_until'>,
  now: Date,
): boolean {
  return state === 'running' && now < undo_until;
}

/** False if another leader started an import of groups, because the circles are led by the leader who started it. */
export function isOpenTo(
  uid: string,
  { kind, started_by }: Pick<StoredImport<Date>, 'kind' | 'started_by'>,
): boolean {
  return kind !== 'groups' || started_by === uid;
}

/** How an interrupted import read its file. Read differently, its rows are another import. */
export interface EarlierReading {
  mapping: ColumnMapping;
  language: Language;
}

/** Returns how the latest import of this file that was cut off read it. Null if there is none that this leader can continue. */
export function importToContinue(
  imports: readonly Pick<
    StoredImport<Date>,
    'kind' | 'state' | 'mapping' | 'language' | 'started_by' | 'started_at' | 'undo_until'
  >[],
  { kind, fileFingerprint }: { kind: ImportKind; fileFingerprint: string },
  uid: string,
  now: Date,
): EarlierReading | null {
  const [latest] = imports
    .filter((one) => one.kind === kind && mayContinue(one, now) && isOpenTo(uid, one))
    .filter(({ mapping }) => mapping?.file_fingerprint === fileFingerprint)
    .sort((one, other) => other.started_at.getTime() - one.started_at.getTime());
  return latest?.mapping ? { mapping: latest.mapping, language: latest.language } : null;
}

/** Returns when the data for the undo of an import expires. */
export function chunksExpireAt(startedAt: Date): Date {
  return after(startedAt, CHUNKS_RETAINED_MS);
}

/** True if an undo may begin, or continue while its data is stored. */
export function mayUndo(
  { state, started_at, undo_until }: Pick<StoredImport<Date>, 'state' | 'started_at' | 'undo_until'>,
  now: Date,
): boolean {
  return state !== 'undone' && now < (state === 'undoing' ? chunksExpireAt(started_at) : undo_until);
}

interface ChunkOutcome {
  created: number;
  existing: number;
  refused: number;
}

export function afterChunk(
  seen: StoredImport<Date>,
  { created, existing, refused }: ChunkOutcome,
  now: Date,
) {
  const chunks_done = seen.chunks_done + 1;
  return {
    chunks_done,
    created: seen.created + created,
    existing: seen.existing + existing,
    refused: seen.refused + refused,
    state: chunks_done < seen.chunk_count ? 'running' : 'finished',
    updated_at: now,
  } satisfies Partial<StoredImport<Date>>;
}

/** Returns the fields of an import whose undo begins. A chunk that was cut off counts as stored, and is undone like the others. */
export function beginUndo(
  seen: StoredImport<Date>,
  cutOff: Pick<ImportChunk<Date>, 'created'> | null,
  now: Date,
) {
  const chunks_done = seen.chunks_done + (cutOff === null ? 0 : 1);
  return {
    chunks_done,
    created: seen.created + (cutOff?.created.length ?? 0),
    state: chunks_done === 0 ? 'undone' : 'undoing',
    updated_at: now,
  } satisfies Partial<StoredImport<Date>>;
}

/** True once an undo has begun. No more chunks are stored then. */
export function isUndoBegun({ state }: Pick<StoredImport<Date>, 'state'>): boolean {
  return state === 'undoing' || state === 'undone';
}

export function afterUndoneChunk(seen: StoredImport<Date>, removed: number, kept: number, now: Date) {
  const chunks_undone = seen.chunks_undone + 1;
  return {
    chunks_undone,
    removed: seen.removed + removed,
    kept: seen.kept + kept,
    state: chunks_undone < seen.chunks_done ? 'undoing' : 'undone',
    updated_at: now,
  } satisfies Partial<StoredImport<Date>>;
}

/** Returns the progress of an import or its undo, from 0 to 1. */
export function progressOf({
  state,
  chunk_count,
  chunks_done,
  chunks_undone,
}: Pick<StoredImport<unknown>, 'state' | 'chunk_count' | 'chunks_done' | 'chunks_undone'>): number {
  return state === 'undoing' ? chunks_undone / Math.max(1, chunks_done) : chunks_done / chunk_count;
}
