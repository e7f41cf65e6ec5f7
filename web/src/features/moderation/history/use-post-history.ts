import {
  type ModerationEvent,
  moderationEventFields,
} from '@prayer-community/domain/belief-wall/wall-moderation';
import { postHistoryPath } from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import { collection, orderBy, query } from 'firebase/firestore';
import { useCallback } from 'react';
import * as z from 'zod';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { type LiveQuery, useLiveQuery } from '../../../firebase/use-live-query.ts';

const eventSchema: z.ZodType<ModerationEvent<Date>> = z.object(moderationEventFields(storedInstant));

/** Follows the decisions made about a post, live, oldest first. */
export function usePostHistory(postId: string): LiveQuery<ModerationEvent<Date>> {
  const load = useCallback(
    async () => ({
      query: query(collection(firestore, postHistoryPath(postId)), orderBy('at')),
      schema: eventSchema,
    }),
    [postId],
  );
  return useLiveQuery(load);
}
