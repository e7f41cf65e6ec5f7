import {
  type CheckedContentFile,
  CONTENT_FILE_REFUSALS,
  type ContentFileType,
} from '@prayer-community/domain/daily-content/content-file';
import { CONTENT_FILE_MAX_BYTES } from '@prayer-community/domain/limits';
import { refusal } from '@prayer-community/domain/refusal';
import { checkedFileRef } from '../data/daily-content.ts';
import { bucket, firestore, type StoredFile } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { requireLeader } from '../platform/require-leader.ts';
import { detectFileType } from './detect-file-type.ts';

/** Checks an uploaded file and deletes it if it is invalid. Only a checked file can be attached to content. */
export const checkContentFile = defineCallable(
  'checkContentFile',
  // Each call loads a file of up to 50 MB into memory.
  { memory: '512MiB', concurrency: 2 },
  async ({ contentId, path }, caller) => {
    const { uid } = await requireLeader(caller);
    const file = (await bucket()).file(path);
    const type = await validType(file);
    logOutcome('checkContentFile', type ?? 'refused', uid);
    if (type === null) {
      await file.delete({ ignoreNotFound: true });
      return refusal(CONTENT_FILE_REFUSALS.invalidType);
    }
    const checked: CheckedContentFile<Date> = { file_path: path, file_type: type, checked_at: now() };
    await checkedFileRef(await firestore(), contentId).set(checked);
    return { success: true };
  },
);

/** Returns the file's type. Null if the file is missing, too large, or its content does not match its declared type. */
async function validType(file: StoredFile): Promise<ContentFileType | null> {
  const [exists] = await file.exists();
  if (!exists) {
    return null;
  }
  const [{ size, contentType }] = await file.getMetadata();
  if (Number(size) >= CONTENT_FILE_MAX_BYTES) {
    return null;
  }
  const [bytes] = await file.download();
  const type = await detectFileType(bytes);
  return type === contentType ? type : null;
}
