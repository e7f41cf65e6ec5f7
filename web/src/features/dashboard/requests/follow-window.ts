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
import { type StaffRequest, storedRequestSchema } from './staff-request.ts';

/** What a page tells of itself. */
export interface SeenPage {
  requests: StaffRequest[];
  /** Where a page below this one begins; null while it is empty. */
  lowest: QueryDocumentSnapshot | null;
  /** How many documents were delivered, those that do not fit their schema included. */
  size: number;
  /** True while there is no connection: what is shown may be out of date. */
  isFromCache: boolean;
}

export type RequestWindow = PageWindow<QueryDocumentSnapshot>;

export interface PageFollower {
  onPage: (page: SeenPage) => void;
  /** The database refused, and the listener has ended. */
  onRefusal: () => void;
}

/** Follows one page of a list that is sorted newest first. */
export function followWindow(
  newest: Query,
  { after, until }: RequestWindow,
  { onPage, onRefusal }: PageFollower,
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
