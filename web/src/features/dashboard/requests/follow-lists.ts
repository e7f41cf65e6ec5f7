import type { Query } from 'firebase/firestore';
import { type Listener, listen } from '../../../firebase/listen.ts';
import { type StaffRequest, storedRequestSchema } from './staff-request.ts';

/** Follows several lists of requests as one. Reports documents once every list is known. Returns a function that stops it. */
export function followLists(queries: readonly Query[], listener: Listener<StaffRequest>): () => void {
  const lists = queries.map((): readonly StaffRequest[] | null => null);
  const stops = queries.map((query, index) =>
    listen(query, storedRequestSchema, {
      onDocuments: (documents) => {
        lists[index] = documents;
        const known = lists.filter((list) => list !== null);
        if (known.length === lists.length) {
          listener.onDocuments(known.flat());
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
