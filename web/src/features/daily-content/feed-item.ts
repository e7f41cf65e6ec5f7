import type { DailyContent } from '@prayer-community/domain/daily-content/daily-content';

/** How many items come at a time. */
export const PAGE_SIZE = 20;

/** An item as the feed shows it. */
export type FeedItem = DailyContent<Date> & { id: string };
