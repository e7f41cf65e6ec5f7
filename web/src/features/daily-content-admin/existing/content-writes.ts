import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { StoredContent } from '@prayer-community/domain/daily-content/content-form';
import { FirebaseError } from 'firebase/app';
import { doc, serverTimestamp, Timestamp } from 'firebase/firestore';
import { deleteObject, ref } from 'firebase/storage';
import { confirmChanged } from '../../../firebase/confirm-changed.ts';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { storage } from '../../../firebase/storage.ts';
import { writeNow } from '../../../firebase/write-now.ts';
import { ContentChangedError } from './content-changed-error.ts';
import { contentSchema } from './content-query.ts';
import type { ContentItem } from './content-row.tsx';
import { ContentUnpublishedError } from './content-unpublished-error.ts';

// Every write here rejects with the SDK's FirebaseError if the rules refuse it or there is no connection.

/** Publishes a draft. A draft without a publish date gets the current time. */
export async function publish({ id, publish_date }: ContentItem): Promise<void> {
  const date = publish_date === null ? { publish_date: serverTimestamp() } : {};
  const publishing = writeNow((transaction) =>
    transaction.update(itemRef(id), { is_published: true, ...date }),
  );
  await confirmChanged(publishing, itemRef(id), contentSchema, ({ is_published }) => is_published);
}

export async function unpublish({ id }: ContentItem): Promise<void> {
  await writeNow((transaction) =>
    transaction.update(itemRef(id), { is_published: false, is_in_feed: false }),
  );
}

/**
 * Changes the texts, type or date of an item. An item in the feed stays there.
 * @param item the item as it was opened
 * @throws ContentChangedError if someone else has since changed the same part, or the item to date is now in the feed
 */
export async function editContent(item: ContentItem, changes: Partial<StoredContent>): Promise<void> {
  const opened: Record<string, unknown> = { ...item };
  await writeNow(async (transaction) => {
    const current = await transaction.get(itemRef(item.id));
    for (const [field, edited] of Object.entries(changes)) {
      // What was edited may already be stored by an attempt whose answer was lost.
      const isDated = field === 'publish_date' && current.get('is_in_feed') === true;
      const expected = isDated ? [edited] : [edited, opened[field]];
      if (current.exists() && !expected.map(comparable).includes(comparable(current.get(field)))) {
        throw new ContentChangedError(`Someone else changed ${field} of the item`);
      }
    }
    transaction.update(itemRef(item.id), changes);
  });
}

function comparable(value: unknown): unknown {
  const stored = value instanceof Timestamp ? value.toDate() : value;
  return stored instanceof Date ? stored.getTime() : (stored ?? null);
}

/**
 * Deletes an item with its file. A published item with a file is unpublished first, so that the feed never shows it
 * without its file.
 * @throws ContentUnpublishedError if the item could only be unpublished
 */
export async function deleteContent(item: ContentItem): Promise<void> {
  if (item.file_path === null || !item.is_published) {
    await deleteWithFile(item);
    return;
  }
  await unpublish(item);
  try {
    await deleteWithFile(item);
  } catch (cause) {
    throw new ContentUnpublishedError('The item was only unpublished', { cause });
  }
}

/** Deletes the file first, so that a failure leaves the item there to try again. */
async function deleteWithFile({ id, file_path }: ContentItem): Promise<void> {
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
