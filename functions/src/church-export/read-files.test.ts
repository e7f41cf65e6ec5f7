import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import type { StoredFile } from '../platform/admin.ts';
import { testBucket } from '../testing/test-backend.ts';
import { listFiles, readFile } from './read-files.ts';

async function listed(folder: string): Promise<StoredFile[]> {
  const files = [];
  for await (const file of listFiles(testBucket(), folder)) {
    files.push(file);
  }
  return files;
}

it('a file that is deleted after being listed is read as null', async () => {
  const folder = `read-files/${randomUUID()}`;
  await testBucket().file(`${folder}/first`).save('Amen.');
  await testBucket().file(`${folder}/second`).save('Deleted.');
  const files = await listed(folder);
  await testBucket().file(`${folder}/second`).delete();

  const contents = await Promise.all(files.map(readFile));

  expect(contents.map((content) => content?.toString())).toEqual(['Amen.', undefined]);
});

it('an empty file, such as an entry of the erasure ledger, is read without a download', async () => {
  const folder = `read-files/${randomUUID()}`;
  await testBucket().file(`${folder}/empty`).save('');
  await testBucket().file(`${folder}/full`).save('Amen.');
  const files = await listed(folder);
  const downloads = files.map((file) => vi.spyOn(file, 'download'));

  const contents = await Promise.all(files.map(readFile));

  expect(contents.map(String)).toEqual(['', 'Amen.']);
  expect(downloads.map((download) => download.mock.calls.length)).toEqual([0, 1]);
});
