import {
  endAt,
  limit,
  onSnapshot,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  type Unsubscribe,
} from 'firebase/firestore';
import { parseDocuments } from '../../../firebase/parse-documents.ts';
import { PAGE_SIZE, type PageWindow } from './page-windows.ts';
import type { PageFollower } from './paged-requests.ts';
import { storedRequestSchema } from './staff-request.ts';

/** Follows one page of a list that is sorted newest first. */
export function followWindow(
  newest: Query,
  { after, until }: PageWindow<QueryDocumentSnapshot>,
  { onPage, onRefusal }: PageFollower<QueryDocumentSnapshot>,
): Unsubscribe {
  const end = until === null ? limit(PAGE_SIZE) : endAt(until);
  const window = after === null ? query(newest, end) : query(newest, startAfter(after), end);
  return onSnapshot(
    window,
    { includeMetadataChanges: true },
    {
      next: (snapshot) =>
        onPage({
          requests: parseDocuments(snapshot.docs, storedRequestSchema),
          lowest: snapshot.docs.at(-1) ?? null,
          size: snapshot.size,
          isFromCache: snapshot.metadata.fromCache,
        }),
      error: (error) => {
        console.error(`The list of requests has ended: ${error.code}`);
        onRefusal();
      },
    },
  );
}
