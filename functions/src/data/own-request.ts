import type { BeliefWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { posts, readPost } from './post.ts';
import { readRequest, requestRef } from './request.ts';
import type { StatusLink } from './status-link.ts';

/** A request and its wall post, read together. */
export interface OwnRequest {
  request: PrayerRequest<Date>;
  requestDocument: DocumentSnapshot;
  /** Null if the request was not shared or its post was removed. */
  post: BeliefWallPost<Date> | null;
  postDocument: DocumentSnapshot | undefined;
}

/** Reads the request of a status link. Null if the request no longer exists. */
export function readOwnRequest(db: Firestore, link: StatusLink): Promise<OwnRequest | null> {
  return readOwnRequestIn(db, db, link);
}

/** Like `readOwnRequest`, in a transaction. */
export async function readOwnRequestIn(
  db: Firestore,
  transaction: Pick<Firestore, 'getAll'>,
  link: StatusLink,
): Promise<OwnRequest | null> {
  const ref = requestRef(db, link.request_id);
  const refs = link.post_id === null ? [ref] : [ref, posts(db).doc(link.post_id)];
  const [requestDocument, postDocument] = await transaction.getAll(...refs);
  const request = readRequest(requestDocument);
  if (!requestDocument || request === null) {
    return null;
  }
  return {
    request,
    requestDocument,
    // Ending a request takes its post down first.
    post: request.ended_by_requester === null ? readPost(postDocument) : null,
    postDocument,
  };
}
