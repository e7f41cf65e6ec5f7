import type { Query } from 'firebase/firestore';
import { listen, type SnapshotListener } from '../../../firebase/listen.ts';
import { type StaffRequest, storedRequestSchema } from './staff-request.ts';

interface Known {
  documents: readonly StaffRequest[];
  isFromCache: boolean;
  size: number;
}

/** Follows several lists of requests as one. Reports documents once every list is known. Returns a function that stops it. */
export function followLists(queries: readonly Query[], listener: SnapshotListener<StaffRequest>): () => void {
  const lists = queries.map((): Known | null => null);
  const stops = queries.map((query, index) =>
    listen(query, storedRequestSchema, {
      onDocuments: (documents, isFromCache, size) => {
        lists[index] = { documents, isFromCache, size };
        const known = lists.filter((list) => list !== null);
        if (known.length === lists.length) {
          listener.onDocuments(
            known.flatMap((list) => list.documents),
            known.some((list) => list.isFromCache),
            known.reduce((sum, list) => sum + list.size, 0),
          );
        }
      },
      onFailure: listener.onFailure,
    }),
  );
  return () => {
    for (const stop of stops) {
      stop();
    }
  };
}
