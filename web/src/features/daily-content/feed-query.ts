import { COLLECTIONS } from '@prayer-community/domain/collections';
import { type DailyContent, dailyContentFields } from '@prayer-community/domain/daily-content';
import { collection, limit, orderBy, type Query, query, where } from 'firebase/firestore';
import * as z from 'zod';
import { firestore } from '../../firebase/firestore-sdk.ts';
import { storedInstant } from '../../firebase/stored-instant.ts';

const contentSchema: z.ZodType<DailyContent<Date>> = z.object(dailyContentFields(storedInstant));

/** What is in the feed, newest first. */
export function feed(count: number): { query: Query; schema: typeof contentSchema } {
  const inFeed = query(
    collection(firestore, COLLECTIONS.dailyContent),
    where('is_in_feed', '==', true),
    orderBy('publish_date', 'desc'),
    limit(count),
  );
  return { query: inFeed, schema: contentSchema };
}
