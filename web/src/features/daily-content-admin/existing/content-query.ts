import { COLLECTIONS } from '@prayer-community/domain/collections';
import { type DailyContent, dailyContentFields } from '@prayer-community/domain/daily-content/daily-content';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import { collection, limit, orderBy, type Query, query } from 'firebase/firestore';
import * as z from 'zod';
import { firestore } from '../../../firebase/firestore-sdk.ts';

export const contentSchema: z.ZodType<DailyContent<Date>> = z.object(dailyContentFields(storedInstant));

/** All content including drafts, newest first. */
export function allContent(count: number): { query: Query; schema: typeof contentSchema } {
  const content = collection(firestore, COLLECTIONS.dailyContent);
  return { query: query(content, orderBy('created_at', 'desc'), limit(count)), schema: contentSchema };
}
