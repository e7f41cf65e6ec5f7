import type { DocumentKind } from '@prayer-community/domain/direct-access';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { ownFirestore } from '../testing/test-backend.ts';
import { readDocuments } from './read-documents.ts';

async function store(db: Firestore, paths: readonly string[]): Promise<void> {
  const writer = db.bulkWriter();
  const writes = paths.map((path) => writer.set(db.doc(path), { path }));
  await writer.close();
  await Promise.all(writes);
}

async function pathsOf(db: Firestore, kind: DocumentKind): Promise<string[]> {
  const { readTime } = await db.doc('exports/now').get();
  const paths: string[] = [];
  for await (const { ref } of readDocuments(db, kind, readTime)) {
    paths.push(ref.path);
  }
  return paths;
}

it('reads only the documents of its kind if those of another share the name of the collection', async () => {
  const db = ownFirestore();
  const ofPosts = ['belief_wall_posts/!/history/!', 'belief_wall_posts/~/history/~'];
  const ofRequests = [
    'prayer_requests/!/history/!',
    'prayer_requests/~/history/~',
    'prayer_requests/🙏/history/🙏',
  ];
  await store(db, [...ofPosts, ...ofRequests]);
  const reads = vi.spyOn(db, 'runTransaction');

  expect(await pathsOf(db, 'belief_wall_posts/history')).toEqual(ofPosts);
  expect(await pathsOf(db, 'prayer_requests/history')).toEqual(ofRequests);

  const pages = await Promise.all(reads.mock.results.map(({ value }) => value));
  expect(pages.map(({ size }) => size)).toEqual([ofPosts.length, ofRequests.length]);
});

it.each<[DocumentKind, string]>([
  ['usernames', 'usernames'],
  ['prayer_circles/prayers', 'prayer_circles/one/prayers'],
])('reads every document of %s once, in order, also beyond one page', async (kind, collection) => {
  const db = ownFirestore();
  const paths = Array.from(
    { length: 2_001 },
    (_, index) => `${collection}/${String(index).padStart(4, '0')}`,
  );
  await store(db, [...paths, 'prayer_requests/one/prayers/ruth']);

  expect(await pathsOf(db, kind)).toEqual(paths);
});
