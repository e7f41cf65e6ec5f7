import { dailyContentFields } from '@prayer-community/domain/daily-content';
import * as z from 'zod';
import { keepDocuments, keptDocuments } from '../../firebase/kept-documents.ts';
import type { FeedItem } from './feed-item.ts';

const KEY = 'prayer-community.daily-content';

const keptSchema = z.object({ id: z.string(), ...dailyContentFields(z.coerce.date()) });

/** Keeps the feed on this device, to be read without a connection. */
export function keepFeed(items: readonly FeedItem[]): void {
  keepDocuments(KEY, items);
}

/** The feed as it was last kept; null where none was, or it cannot be read. */
export function keptFeed(): FeedItem[] | null {
  return keptDocuments(KEY, keptSchema);
}
