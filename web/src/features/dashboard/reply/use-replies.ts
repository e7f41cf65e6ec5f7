import { repliesPath } from '@prayer-community/domain/collections';
import type { Reply } from '@prayer-community/domain/replies/reply';
import { collection, orderBy, query } from 'firebase/firestore';
import { useCallback } from 'react';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { type LiveQuery, useLiveQuery } from '../../../firebase/use-live-query.ts';
import { storedReplySchema } from './stored-reply.ts';

/** Follows the replies to the requester of a request, live, oldest first. */
export function useReplies(requestId: string): LiveQuery<Reply<Date>> {
  const load = useCallback(
    async () => ({
      query: query(collection(firestore, repliesPath(requestId)), orderBy('created_at')),
      schema: storedReplySchema,
    }),
    [requestId],
  );
  return useLiveQuery(load);
}
