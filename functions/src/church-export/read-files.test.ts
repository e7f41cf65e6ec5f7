import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testBucket } from '../testing/test-backend.ts';
import { listFiles, readFile } from './read-files.ts';

it('a file that is deleted after being listed is read as null', async () => {
  const folder = `read-files/${randomUUID()}`;
  await testBucket().file(`${folder}/first`).save('Amen.');
  await testBucket().file(`${folder}/second`).save('Deleted.');
  const files = [];
  for await (const file of listFiles(testBucket(), folder)) {
    files.push(file);
  }
  await testBucket().file(`${folder}/second`).delete();

  const contents = await Promise.all(files.map(readFile));

  expect(contents.map((content) => content?.toString())).toEqual(['Amen.', undefined]);
});
