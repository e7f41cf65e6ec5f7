import { historyPath } from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import {
  type HistoryEvent,
  historyEventFields,
} from '@prayer-community/domain/prayer-request/request-history';
import { collection, orderBy, query } from 'firebase/firestore';
import { useCallback } from 'react';
import * as z from 'zod';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { type LiveQuery, useLiveQuery } from '../../../firebase/use-live-query.ts';

const eventSchema: z.ZodType<HistoryEvent<Date>> = z.object(historyEventFields(storedInstant));

/** Follows the history of a request, live, oldest first. */
export function useRequestHistory(requestId: string): LiveQuery<HistoryEvent<Date>> {
  const load = useCallback(
    async () => ({
      query: query(collection(firestore, historyPath(requestId)), orderBy('at')),
      schema: eventSchema,
    }),
    [requestId],
  );
  return useLiveQuery(load);
}
