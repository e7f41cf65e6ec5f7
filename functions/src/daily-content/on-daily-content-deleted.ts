import { COLLECTIONS } from '@prayer-community/domain/collections';
import { contentFolder } from '@prayer-community/domain/daily-content/content-folder';
import { onDocumentDeleted } from 'firebase-functions/firestore';
import { checkedFileRef } from '../data/daily-content.ts';
import { bucket, firestore } from '../platform/admin.ts';
import { skipUnreadable } from '../platform/skip-unreadable.ts';

/** Deletes the file of a deleted item, in case the client did not. Retries until that succeeds. */
export const onDailyContentDeleted = onDocumentDeleted(
  { document: `${COLLECTIONS.dailyContent}/{contentId}`, retry: true },
  skipUnreadable(async ({ params: { contentId } }) => {
    await (await bucket()).deleteFiles({ prefix: contentFolder(contentId) });
    await checkedFileRef(await firestore(), contentId).delete();
  }),
);
