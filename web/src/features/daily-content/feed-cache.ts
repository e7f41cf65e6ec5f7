import { dailyContentFields } from '@prayer-community/domain/daily-content/daily-content';
import * as z from 'zod';
import { cacheDocuments, cachedDocuments } from '../../firebase/document-cache.ts';
import type { ListCache } from '../../firebase/live-pages/use-cached-list.ts';
import { type FeedItem, PAGE_SIZE } from './feed-item.ts';

const KEY = 'prayer-community.daily-content';

const cachedSchema = z.object({ id: z.string(), ...dailyContentFields(z.coerce.date()) });

export const FEED_CACHE: ListCache<FeedItem> = {
  write: (items) => cacheDocuments(KEY, items.slice(0, PAGE_SIZE)),
  read: () => cachedDocuments(KEY, cachedSchema),
};
