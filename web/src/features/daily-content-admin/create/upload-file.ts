import { COLLECTIONS } from '@prayer-community/domain/collections';
import {
  CONTENT_FILE_REFUSALS,
  contentFilePath,
  isContentFileType,
} from '@prayer-community/domain/daily-content/content-file';
import type { ContentFile } from '@prayer-community/domain/daily-content/content-form';
import { t } from '@prayer-community/i18n/text';
import { collection, doc } from 'firebase/firestore';
import { getDownloadURL, ref, uploadBytesResumable } from 'firebase/storage';
import { CallFailure } from '../../../firebase/call-failure.ts';
import { callOrThrow } from '../../../firebase/call-or-throw.ts';
import { finishUpload } from '../../../firebase/finish-upload.ts';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { storage } from '../../../firebase/storage.ts';

const RANDOM_LETTERS = 8;

/** Returns an id for a new item. Also names the Storage folder of its file. */
export function newContentId(): string {
  return doc(collection(firestore, COLLECTIONS.dailyContent)).id;
}

/**
 * Uploads a file for an item and has the server check it.
 * @param onProgress receives the uploaded share, 0 to 1
 * @param signal cancels the upload
 * @throws CallFailure with the reason if the file is refused; FirebaseError if the connection fails for 30 seconds, or
 * there is no progress for two minutes; if the upload was canceled, the SDK's `storage/canceled` error or the signal's
 * reason
 */
export async function uploadFile(
  contentId: string,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<ContentFile> {
  if (!isContentFileType(file.type)) {
    throw new CallFailure('invalid-argument', t(CONTENT_FILE_REFUSALS.invalidType));
  }
  const path = contentFilePath(contentId, Date.now(), randomLetters(), file.type);
  const target = ref(storage, path);
  signal.throwIfAborted();
  const task = uploadBytesResumable(target, file, { contentType: file.type });
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel);
  await finishUpload(task, onProgress).finally(() => signal.removeEventListener('abort', cancel));
  await callOrThrow('checkContentFile', { contentId, path });
  signal.throwIfAborted();
  return { file_path: path, file_type: file.type, file_url: withoutToken(await getDownloadURL(target)) };
}

/** Removes the download token, because it would give access to the file without the rules. */
function withoutToken(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('token');
  return url.href;
}

function randomLetters(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, RANDOM_LETTERS);
}
