import { COLLECTIONS } from '@prayer-community/domain/collections';
import { type DailyContent, dailyContentFields } from '@prayer-community/domain/daily-content/daily-content';
import { PUBLIC_LIST_MAX_DOCUMENTS } from '@prayer-community/domain/limits';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import * as z from 'zod';
import { firestore } from '../../firebase/firestore-sdk.ts';
import type { PagedQuery } from '../../firebase/live-pages/follow-window.ts';
import { storedInstant } from '../../firebase/stored-instant.ts';
import { PAGE_SIZE } from './feed-item.ts';

export const FEED: PagedQuery<DailyContent<Date>> = {
  sorted: query(
    collection(firestore, COLLECTIONS.dailyContent),
    where('is_in_feed', '==', true),
    orderBy('publish_date', 'desc'),
    limit(PUBLIC_LIST_MAX_DOCUMENTS),
  ),
  schema: z.object(dailyContentFields(storedInstant)),
  pageSize: PAGE_SIZE,
};
