import { expect, it } from 'vitest';
import { PROJECT_ID } from '../project.ts';
import { writePace } from './write-pace.ts';

const FIRESTORE = 'https://firestore.googleapis.com';
const STREAM = `${FIRESTORE}/google.firestore.v1.Firestore/Write/channel?SID=1`;
const COMMIT = `${FIRESTORE}/v1/projects/${PROJECT_ID}/databases/(default)/documents:commit`;

const writes = (...names: string[]) =>
  JSON.stringify({
    writes: names.map((name) => ({
      update: { name: `projects/${PROJECT_ID}/databases/(default)/documents/${name}`, fields: {} },
    })),
  });

/** Returns how many milliseconds each of a browser's simultaneous writes waits. */
async function waitsOf(...sent: { url: string; body: string }[]): Promise<number[]> {
  const waits: number[] = [];
  const middleware = writePace({ now: () => 0, wait: async (ms) => waits.push(ms) });
  for (const { url, body } of sent) {
    await middleware({
      method: 'POST',
      url: new URL(url),
      headers: {},
      body: Buffer.from(body),
      address: '',
    });
  }
  return waits;
}

it('writePace spaces writes to one document a second apart, regardless of how they are sent', async () => {
  const inStream = new URLSearchParams({ req0___data__: writes('posts/a') }).toString();
  expect(
    await waitsOf(
      { url: COMMIT, body: writes('posts/a') },
      { url: STREAM, body: inStream },
      { url: COMMIT, body: writes('posts/b', 'posts/a') },
    ),
  ).toEqual([0, 1000, 2000]);
});

it('writePace does not delay reads or writes to different documents', async () => {
  const reads = { url: STREAM.replace('Write', 'Listen'), body: writes('posts/a') };
  expect(
    await waitsOf({ url: COMMIT, body: writes('posts/a') }, { url: COMMIT, body: writes('posts/b') }, reads),
  ).toEqual([0, 0]);
});
