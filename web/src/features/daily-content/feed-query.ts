import { COLLECTIONS } from '@prayer-community/domain/collections';
import { contentFileUrl } from '@prayer-community/domain/daily-content/content-file-url';
import { type DailyContent, dailyContentFields } from '@prayer-community/domain/daily-content/daily-content';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import { PUBLIC_LIST_MAX_DOCUMENTS } from '@prayer-community/domain/limits';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import * as z from 'zod';
import { emulators, storageBucket } from '../../firebase/firebase-app.ts';
import { firestore } from '../../firebase/firestore-sdk.ts';
import type { PagedQuery } from '../../firebase/live-pages/follow-window.ts';
import { PAGE_SIZE } from './feed-item.ts';

const FILES = {
  origin: emulators
    ? `http://${emulators.storage.host}:${emulators.storage.port}`
    : 'https://firebasestorage.googleapis.com',
  bucket: storageBucket,
};

export const FEED: PagedQuery<DailyContent<Date>> = {
  sorted: query(
    collection(firestore, COLLECTIONS.dailyContent),
    where('is_in_feed', '==', true),
    orderBy('publish_date', 'desc'),
    limit(PUBLIC_LIST_MAX_DOCUMENTS),
  ),
  schema: z.object(dailyContentFields(storedInstant)).transform(withFileOfThisProject),
  pageSize: PAGE_SIZE,
};

/** The stored URL names the project that received the upload, which the community may have moved from. */
function withFileOfThisProject(item: DailyContent<Date>): DailyContent<Date> {
  return item.file_path === null ? item : { ...item, file_url: contentFileUrl(FILES, item.file_path) };
}
