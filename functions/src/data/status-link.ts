import { createHash } from 'node:crypto';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import * as z from 'zod';
import { keyedHash } from '../platform/keyed-hash.ts';
import { readerOf } from '../platform/reader-of.ts';
import { postAuthorsOfRequest } from './post.ts';
import { requestRef } from './request.ts';

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

/** Returns the links of a request: one for the requester's browser, and one for each address that got one. */
export function statusLinksOf(db: Firestore, requestId: string): Query {
  return db.collection(COLLECTIONS.statusLinks).where('request_id', '==', requestId);
}

/**
 * Returns the key of the link for an email address or phone number. Only its messages contain it, and every retry
 * contains the same one. The browser's key cannot be sent because only that browser knows it.
 */
export function mailedStatusKey(requestId: string, address: string): string {
  const hash = keyedHash(`status:${requestId}:${address.toLowerCase()}`);
  return hash.subarray(0, KEY_BYTES).toString('base64url');
}

/** Returns the stored fields of a mailed link. The mark tells the owner of the project which links to revoke. */
export function mailedLink(link: StatusLink, now: Date) {
  return { ...link, created_at: now, is_mailed: true };
}

/**
 * Returns the key of the link for an address, and creates the link if the address has none yet. Null if the request was
 * deleted or anonymized in the meantime.
 */
export async function ensureMailedLink(
  db: Firestore,
  requestId: string,
  address: string,
  now: Date,
): Promise<string | null> {
  const key = mailedStatusKey(requestId, address);
  const ref = statusLinkRef(db, key);
  return db.runTransaction(async (transaction) => {
    const [request, link] = await transaction.getAll(requestRef(db, requestId), ref);
    if (link?.exists) {
      return key;
    }
    if (request?.get('emptied_at') !== null) {
      return null;
    }
    const [post] = (await transaction.get(postAuthorsOfRequest(db, requestId).limit(1))).docs;
    transaction.create(ref, mailedLink({ request_id: requestId, post_id: post?.id ?? null }, now));
    return key;
  });
}
