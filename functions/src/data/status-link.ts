import { createHash } from 'node:crypto';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import * as z from 'zod';
import { keyedHash } from '../platform/keyed-hash.ts';
import { readerOf } from '../platform/reader-of.ts';

/** 128 bits, like the keys that browsers generate. */
const KEY_BYTES = 16;

/** `status_links/{SHA-256 of the key, hex}`: the data that a key opens. The key itself is never stored. */
const statusLinkSchema = z.object({
  request_id: z.string(),
  /** The wall post that the request was shared as. Null if it was not shared. */
  post_id: z.string().nullable(),
});

export type StatusLink = z.infer<typeof statusLinkSchema>;

/** Returns the document that a key opens. The key may be any text. */
export function statusLinkRef(db: Firestore, key: string): DocumentReference {
  return db.collection(COLLECTIONS.statusLinks).doc(createHash('sha256').update(key).digest('hex'));
}

export const readStatusLink = readerOf<StatusLink>(statusLinkSchema);

/** Returns the links of a request: one for the requester's browser and one for their email. */
export function statusLinksOf(db: Firestore, requestId: string): Query {
  return db.collection(COLLECTIONS.statusLinks).where('request_id', '==', requestId);
}

/**
 * Returns the key of the emailed link. Only the email contains it, and every retry contains the same one. The browser's
 * key cannot be emailed because only that browser knows it.
 */
export function mailedStatusKey(requestId: string): string {
  return keyedHash(`status:${requestId}`).subarray(0, KEY_BYTES).toString('base64url');
}
