import { type BeliefWallPost, wallPostFields } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import {
  type PrayerRequest,
  prayerRequestFields,
} from '@prayer-community/domain/prayer-request/prayer-request';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { storedInstant } from '../platform/stored-instant.ts';
import type { StatusLink } from './status-link.ts';

const requestSchema: z.ZodType<PrayerRequest<Date>> = z.object(prayerRequestFields(storedInstant));
const postSchema: z.ZodType<BeliefWallPost<Date>> = z.object(wallPostFields(storedInstant));

/** A request and its post, as they were read together. */
export interface OwnRequest {
  request: PrayerRequest<Date>;
  requestDocument: DocumentSnapshot;
  /** Null where the request was not shared, or its post was taken down. */
  post: BeliefWallPost<Date> | null;
  postDocument: DocumentSnapshot | undefined;
}

/** What a link leads to; null where that is gone. */
export async function readOwnRequest(db: Firestore, link: StatusLink): Promise<OwnRequest | null> {
  const requestRef = db.collection(COLLECTIONS.prayerRequests).doc(link.request_id);
  const posts = db.collection(COLLECTIONS.beliefWallPosts);
  const refs = link.post_id === null ? [requestRef] : [requestRef, posts.doc(link.post_id)];
  const [requestDocument, postDocument] = await db.getAll(...refs);
  if (!requestDocument?.exists) {
    return null;
  }
  const request = requestSchema.parse(requestDocument.data());
  return {
    request,
    requestDocument,
    // What hangs under the id of a withdrawn request's post is somebody else's.
    post:
      postDocument?.exists && request.ended_by_requester === null
        ? postSchema.parse(postDocument.data())
        : null,
    postDocument,
  };
}
