import { COLLECTIONS } from '@prayer-community/domain/collections';
import { contentFolder } from '@prayer-community/domain/content-folder';
import { onDocumentDeleted } from 'firebase-functions/firestore';
import { bucket, firestore } from '../platform/admin.ts';
import { checkedFileRef } from './content-store.ts';

/** Deletes the file of a deleted item, should whoever deleted it not have come to that. Tried again until it is gone. */
export const onDailyContentDeleted = onDocumentDeleted(
  { document: `${COLLECTIONS.dailyContent}/{contentId}`, retry: true },
  async ({ params: { contentId } }) => {
    await (await bucket()).deleteFiles({ prefix: contentFolder(contentId) });
    await checkedFileRef(await firestore(), contentId).delete();
  },
);
