import * as z from 'zod';

/**
 * The documents that have tombstones: circles and posts, because clients create them with ids of their choice, and staff
 * members, so that an interrupted deletion is finished.
 */
const TOMBSTONE_KINDS = ['circle', 'post', 'member'] as const;

export type TombstoneKind = (typeof TOMBSTONE_KINDS)[number];

/** The stored fields of `tombstones/{id}`, generic over the timestamp type. */
export function tombstoneFields<Instant extends z.ZodType>(instant: Instant) {
  return {
    kind: z.enum(TOMBSTONE_KINDS),
    deleted_at: instant,
    /** When everything below and about the document was deleted. Null until then. */
    emptied_at: instant.nullable(),
  };
}

/** `tombstones/{id}`: a document with this id was deleted. The rules refuse a new circle or post with the same id. */
interface Tombstone<Instant> {
  kind: TombstoneKind;
  deleted_at: Instant;
  emptied_at: Instant | null;
}

export function newTombstone(kind: TombstoneKind, now: Date): Tombstone<Date> {
  return { kind, deleted_at: now, emptied_at: null };
}
