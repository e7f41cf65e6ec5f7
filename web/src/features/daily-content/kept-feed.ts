import { dailyContentFields } from '@prayer-community/domain/daily-content';
import * as z from 'zod';
import { keepDocuments, keptDocuments } from '../../firebase/kept-documents.ts';
import type { Keeper } from '../../firebase/live-pages/use-kept-list.ts';
import { type FeedItem, PAGE_SIZE } from './feed-item.ts';

const KEY = 'prayer-community.daily-content';

const keptSchema = z.object({ id: z.string(), ...dailyContentFields(z.coerce.date()) });

/** The newest items on this device. */
export const FEED_KEEPER: Keeper<FeedItem> = {
  keep: (items) => keepDocuments(KEY, items.slice(0, PAGE_SIZE)),
  kept: () => keptDocuments(KEY, keptSchema),
};
