import { type DailyContent, dailyContentFields } from '@prayer-community/domain/daily-content';
import * as z from 'zod';
import type { Identified } from '../../firebase/parse-documents.ts';

const KEY = 'prayer-community.daily-content';

const keptSchema = z.array(z.object({ id: z.string(), ...dailyContentFields(z.coerce.date()) }));

export type FeedItem = Identified<DailyContent<Date>>;

/** Keeps the feed on this device, to be read without a connection. */
export function keepFeed(items: readonly FeedItem[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(items));
  } catch (error) {
    // A full or forbidden store costs only the reading without a connection.
    console.warn('The feed could not be kept', error);
  }
}

/** The feed as it was last kept; null where none was, or it cannot be read. */
export function keptFeed(): FeedItem[] | null {
  const text = localStorage.getItem(KEY);
  if (text === null) {
    return null;
  }
  try {
    return keptSchema.parse(JSON.parse(text));
  } catch (error) {
    console.warn('The feed that was kept cannot be read', error);
    return null;
  }
}
