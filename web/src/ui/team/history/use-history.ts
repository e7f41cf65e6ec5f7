import { collection, orderBy, query } from 'firebase/firestore';
import { useCallback } from 'react';
import type * as z from 'zod';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { type LiveQuery, useLiveQuery } from '../../../firebase/use-live-query.ts';

/**
 * Follows the history of a request or a post, live, oldest first.
 * @param path of the collection with its events
 */
export function useHistory<Event extends { at: Date }>(
  path: string,
  schema: z.ZodType<Event>,
): LiveQuery<Event> {
  const load = useCallback(
    async () => ({ query: query(collection(firestore, path), orderBy('at')), schema }),
    [path, schema],
  );
  return useLiveQuery(load);
}
