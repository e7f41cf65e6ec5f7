import type { Storage } from 'firebase-admin/storage';
import * as z from 'zod';

type Bucket = ReturnType<Storage['bucket']>;

/** A file of the file store. */
export type StoredFile = ReturnType<Bucket['file']>;

const PAGE = 500;

/** HTTP's *Not Found*: the file was deleted meanwhile. */
const goneSchema = z.object({ code: z.literal(404) });

/** All files below a folder. */
export async function* listFiles(bucket: Bucket, folder: string): AsyncGenerator<StoredFile> {
  let query: object | null = { prefix: `${folder}/`, maxResults: PAGE, autoPaginate: false };
  while (query) {
    const [files, next]: [StoredFile[], object | null, ...unknown[]] = await bucket.getFiles(query);
    yield* files;
    query = next;
  }
}

/** The bytes of a file, none where it was deleted meanwhile; `exists` says so once they are read. */
export function readFile(file: StoredFile): { chunks: AsyncIterable<Uint8Array>; exists: () => boolean } {
  let isGone = false;
  async function* read() {
    try {
      yield* file.createReadStream();
    } catch (error) {
      isGone = goneSchema.safeParse(error).success;
      if (!isGone) {
        throw error;
      }
    }
  }
  return { chunks: read(), exists: () => !isGone };
}
