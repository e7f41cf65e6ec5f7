import type { Bucket, StoredFile } from '../platform/admin.ts';
import { isMissingFile } from '../platform/is-missing-file.ts';
import { filePagesOf } from '../platform/pages.ts';

const PAGE = 500;

export async function* listFiles(bucket: Bucket, folder: string): AsyncGenerator<StoredFile> {
  for await (const files of filePagesOf(bucket, folder, PAGE)) {
    yield* files;
  }
}

/** Returns the bytes of a file, none if it was deleted in the meantime. `exists` is valid once the bytes have been read. */
export function readFile(file: StoredFile): { chunks: AsyncIterable<Uint8Array>; exists: () => boolean } {
  let isGone = false;
  async function* read() {
    try {
      yield* file.createReadStream();
    } catch (error) {
      isGone = isMissingFile(error);
      if (!isGone) {
        throw error;
      }
    }
  }
  return { chunks: read(), exists: () => !isGone };
}
