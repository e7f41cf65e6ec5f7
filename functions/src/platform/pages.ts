import type { Query, QueryDocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';
import type { Bucket, StoredFile } from './admin.ts';

/** Reads the documents of a query page by page. If there are none, the only page is empty. */
export async function* pagesOf(query: Query, size: number): AsyncGenerator<QueryDocumentSnapshot[]> {
  const limited = query.limit(size);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs }: QuerySnapshot = await (last ? limited.startAfter(last) : limited).get();
    yield docs;
    last = docs.at(size - 1);
  } while (last);
}

/** Lists the files of a folder page by page. */
export async function* filePagesOf(
  bucket: Bucket,
  folder: string,
  size: number,
): AsyncGenerator<StoredFile[]> {
  let query: object | null = { prefix: `${folder}/`, maxResults: size, autoPaginate: false };
  while (query) {
    const [files, next]: [StoredFile[], object | null, ...unknown[]] = await bucket.getFiles(query);
    yield files;
    query = next;
  }
}
