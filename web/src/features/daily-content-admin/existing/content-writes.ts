import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { StoredContent } from '@prayer-community/domain/daily-content/content-form';
import { FirebaseError } from 'firebase/app';
import { doc, serverTimestamp } from 'firebase/firestore';
import { deleteObject, ref } from 'firebase/storage';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { storage } from '../../../firebase/storage.ts';
import { writeNow } from '../../../firebase/write-now.ts';
import type { ContentItem } from './content-row.tsx';

// Every write here rejects with the SDK's FirebaseError if the rules refuse it or there is no connection.

/** Publishes a draft. A draft without a publish date gets the current time. */
export async function publish({ id, publish_date }: ContentItem): Promise<void> {
  const date = publish_date === null ? { publish_date: serverTimestamp() } : {};
  await writeNow((transaction) => transaction.update(itemRef(id), { is_published: true, ...date }));
}

export async function unpublish({ id }: ContentItem): Promise<void> {
  await writeNow((transaction) =>
    transaction.update(itemRef(id), { is_published: false, is_in_feed: false }),
  );
}

/** Changes the text of an item. A published item stays in the feed. */
export async function editContent({ id }: ContentItem, changes: Partial<StoredContent>): Promise<void> {
  await writeNow((transaction) => transaction.update(itemRef(id), changes));
}

/** Deletes the file first, so that a failure leaves the item there to try again. */
export async function deleteContent({ id, file_path }: ContentItem): Promise<void> {
  if (file_path !== null) {
    await deleteFile(file_path);
  }
  await writeNow((transaction) => transaction.delete(itemRef(id)));
}

function itemRef(id: string) {
  return doc(firestore, COLLECTIONS.dailyContent, id);
}

async function deleteFile(path: string): Promise<void> {
  try {
    await deleteObject(ref(storage, path));
  } catch (error) {
    if (!(error instanceof FirebaseError) || error.code !== 'storage/object-not-found') {
      throw error;
    }
  }
}
