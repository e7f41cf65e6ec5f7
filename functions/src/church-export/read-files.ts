import type { Bucket, StoredFile } from '../platform/admin.ts';
import { isMissingFile } from '../platform/is-missing-file.ts';

const PAGE = 500;

export async function* listFiles(bucket: Bucket, folder: string): AsyncGenerator<StoredFile> {
  let query: object | null = { prefix: `${folder}/`, maxResults: PAGE, autoPaginate: false };
  while (query) {
    const [files, next]: [StoredFile[], object | null, ...unknown[]] = await bucket.getFiles(query);
    yield* files;
    query = next;
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
