import * as z from 'zod';

/** What tombstones record: documents that clients create under ids of their choice and that functions delete. */
export const TOMBSTONE_KINDS = ['circle', 'post'] as const;

export type TombstoneKind = (typeof TOMBSTONE_KINDS)[number];

/** The stored fields of `tombstones/{id}`, generic over the type of an instant. */
export function tombstoneFields<Instant extends z.ZodType>(instant: Instant) {
  return {
    kind: z.enum(TOMBSTONE_KINDS),
    deleted_at: instant,
    /** When everything below and about the document was gone; null until then. */
    emptied_at: instant.nullable(),
  };
}

/** `tombstones/{id}`: a document of that id was deleted, and the rules refuse another under it. */
export interface Tombstone<Instant> {
  kind: TombstoneKind;
  deleted_at: Instant;
  emptied_at: Instant | null;
}

/** The tombstone of a document that is deleted now. */
export function newTombstone(kind: TombstoneKind, now: Date): Tombstone<Date> {
  return { kind, deleted_at: now, emptied_at: null };
}
