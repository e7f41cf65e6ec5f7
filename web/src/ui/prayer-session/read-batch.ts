import { PRAYER_SESSION_BATCH } from '@prayer-community/domain/prayer-request/prayer-session';
import {
  getDocsFromServer,
  limit,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
} from 'firebase/firestore';
import type * as z from 'zod';
import { type Identified, parseDocuments } from '../../firebase/parse-documents.ts';
import type { PrayerSessionBatch } from './prayer-session.ts';

/**
 * Reads one batch of an ordered query once, without following it. The person praying sees no live changes.
 * @throws FirestoreError without a connection or if the rules refuse
 */
export async function readBatch<Stored>(
  ordered: Query,
  schema: z.ZodType<Stored>,
  after: QueryDocumentSnapshot | null,
): Promise<PrayerSessionBatch<Identified<Stored>, QueryDocumentSnapshot>> {
  const following = after === null ? ordered : query(ordered, startAfter(after));
  const { docs } = await getDocsFromServer(query(following, limit(PRAYER_SESSION_BATCH)));
  const last = docs.length === PRAYER_SESSION_BATCH ? docs.at(-1) : undefined;
  return { entries: parseDocuments(docs, schema), next: last ?? null };
}
