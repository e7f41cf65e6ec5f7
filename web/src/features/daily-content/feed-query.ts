import { COLLECTIONS } from '@prayer-community/domain/collections';
import { DAILY_CONTENT_SIGNAL } from '@prayer-community/domain/content-announcement';
import { type DailyContent, dailyContentFields } from '@prayer-community/domain/daily-content';
import { collection, documentId, limit, orderBy, type Query, query, where } from 'firebase/firestore';
import * as z from 'zod';
import { firestore } from '../../firebase/firestore-sdk.ts';
import { storedInstant } from '../../firebase/stored-instant.ts';

const contentSchema: z.ZodType<DailyContent<Date>> = z.object(dailyContentFields(storedInstant));

const signalSchema: z.ZodType<{ changed_at: Date }> = z.object({ changed_at: storedInstant });

/** When the feed last gained an item, by the server's clock. */
export function feedSignal(): { query: Query; schema: typeof signalSchema } {
  const signals = collection(firestore, COLLECTIONS.feedSignals);
  return {
    query: query(signals, where(documentId(), '==', DAILY_CONTENT_SIGNAL), limit(1)),
    schema: signalSchema,
  };
}

/**
 * What is published, newest first.
 * @param before the rules ask for this bound: nothing dated later is shown; not later than the server's present
 */
export function feed(before: Date, count: number): { query: Query; schema: typeof contentSchema } {
  const published = query(
    collection(firestore, COLLECTIONS.dailyContent),
    where('is_published', '==', true),
    where('publish_date', '<=', before),
    orderBy('publish_date', 'desc'),
    limit(count),
  );
  return { query: published, schema: contentSchema };
}
