import * as z from 'zod';
import type { Stored } from '../fields/stored.ts';

/**
 * The documents that have tombstones: circles and posts, because clients create them with ids of their choice, and staff
 * members, so that an interrupted deletion is finished.
 */
const TOMBSTONE_KINDS = ['circle', 'post', 'member'] as const;

export type TombstoneKind = (typeof TOMBSTONE_KINDS)[number];

/** The stored fields of `tombstones/{id}`. */
export function tombstoneFields(instant: z.ZodType<Date>) {
  return {
    kind: z.enum(TOMBSTONE_KINDS),
    deleted_at: instant,
    /** When everything below and about the document was deleted. Null until then. */
    emptied_at: instant.nullable(),
  };
}

/** `tombstones/{id}`: a document with this id was deleted. The rules refuse a new circle or post with the same id. */
type Tombstone<Instant> = Stored<typeof tombstoneFields, Instant>;

export function newTombstone(kind: TombstoneKind, now: Date): Tombstone<Date> {
  return { kind, deleted_at: now, emptied_at: null };
}
