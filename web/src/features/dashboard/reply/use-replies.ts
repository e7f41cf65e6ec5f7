import { repliesPath } from '@prayer-community/domain/collections';
import { type Reply, replyFields } from '@prayer-community/domain/replies/reply';
import { collection, orderBy, query } from 'firebase/firestore';
import { useCallback } from 'react';
import * as z from 'zod';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { storedInstant } from '../../../firebase/stored-instant.ts';
import { type LiveQuery, useLiveQuery } from '../../../firebase/use-live-query.ts';

const replySchema: z.ZodType<Reply<Date>> = z.object(replyFields(storedInstant));

/** The replies to the requester of a request, live, oldest first. */
export function useReplies(requestId: string): LiveQuery<Reply<Date>> {
  const load = useCallback(
    async () => ({
      query: query(collection(firestore, repliesPath(requestId)), orderBy('created_at')),
      schema: replySchema,
    }),
    [requestId],
  );
  return useLiveQuery(load);
}
