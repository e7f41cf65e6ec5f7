import { COLLECTIONS } from '@prayer-community/domain/collections';
import {
  type ContentFile,
  type ContentForm,
  newDailyContent,
} from '@prayer-community/domain/daily-content/content-form';
import { doc, serverTimestamp, Timestamp } from 'firebase/firestore';
import { confirmCreated } from '../../../firebase/confirm-created.ts';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { writeNow } from '../../../firebase/write-now.ts';

/** Stores new content. Rejects with the SDK's FirebaseError if the rules refuse it or there is no connection. */
export async function storeContent(
  contentId: string,
  form: ContentForm,
  file: ContentFile | null,
): Promise<void> {
  const item = newDailyContent(form, file, {
    at: (chosen) => Timestamp.fromDate(chosen),
    now: serverTimestamp(),
  });
  const made = doc(firestore, COLLECTIONS.dailyContent, contentId);
  await confirmCreated(
    writeNow((transaction) => transaction.set(made, item)),
    made,
  );
}
