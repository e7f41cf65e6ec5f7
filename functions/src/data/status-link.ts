import { createHash, createHmac } from 'node:crypto';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { DocumentReference, DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import * as z from 'zod';
import { signInCodePepper } from '../platform/parameters.ts';

/** 128 bits, as a key of a browser has. */
const KEY_BYTES = 16;

/** `status_links/{SHA-256 of the key, hex}`: what a key opens; the key itself is stored nowhere. */
export interface StatusLink {
  request_id: string;
  /** The wall post that the request was shared as; null where it was not. */
  post_id: string | null;
}

const statusLinkSchema: z.ZodType<StatusLink> = z.object({
  request_id: z.string(),
  post_id: z.string().nullable(),
});

/** Where it lies what a key opens; any text may come as a key. */
export function statusLinkRef(db: Firestore, key: string): DocumentReference {
  return db.collection(COLLECTIONS.statusLinks).doc(createHash('sha256').update(key).digest('hex'));
}

/** What a key opens, or null. */
export function readStatusLink(document: DocumentSnapshot | undefined): StatusLink | null {
  return document?.exists ? statusLinkSchema.parse(document.data()) : null;
}

/** The links of a request: that of its requester's browser, and that of their mail. */
export function statusLinksOf(db: Firestore, requestId: string): Query {
  return db.collection(COLLECTIONS.statusLinks).where('request_id', '==', requestId);
}

/**
 * The key of the link that is mailed: the mail alone holds it, the same however often that is tried, for a browser's key is known to
 * nobody but that browser.
 */
export function mailedStatusKey(requestId: string): string {
  return createHmac('sha256', signInCodePepper.value())
    .update(`status:${requestId}`)
    .digest()
    .subarray(0, KEY_BYTES)
    .toString('base64url');
}
