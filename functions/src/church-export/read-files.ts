import type { Bucket, StoredFile } from '../platform/admin.ts';
import { isMissingFile } from '../platform/is-missing-file.ts';
import { filePagesOf } from '../platform/pages.ts';

const PAGE = 500;

export async function* listFiles(bucket: Bucket, folder: string): AsyncGenerator<StoredFile> {
  for await (const files of filePagesOf(bucket, folder, PAGE)) {
    yield* files;
  }
}

/**
 * Reads a listed file. Null if it was deleted after being listed. An empty one is not downloaded, so its deletion goes
 * unnoticed, because the erasure ledger may have more of them than can be downloaded in the time a function has.
 */
export async function readFile(file: StoredFile): Promise<Buffer | null> {
  if (Number(file.metadata.size) === 0) {
    return Buffer.alloc(0);
  }
  try {
    const [bytes] = await file.download();
    return bytes;
  } catch (error) {
    if (isMissingFile(error)) {
      return null;
    }
    throw error;
  }
}
