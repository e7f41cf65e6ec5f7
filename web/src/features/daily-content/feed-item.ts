import type { DailyContent } from '@prayer-community/domain/daily-content/daily-content';

export const PAGE_SIZE = 20;

export type FeedItem = DailyContent<Date> & { id: string };
