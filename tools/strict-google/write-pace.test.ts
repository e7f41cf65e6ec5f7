import { expect, it } from 'vitest';
import { urlOf } from '../backend/backend-environment.ts';
import { PROJECT_ID } from '../project.ts';
import { startBehind } from './testing/ask-google.ts';
import { writePace } from './write-pace.ts';

const STREAM = '/google.firestore.v1.Firestore/Write/channel?SID=1';
const COMMIT = `/v1/projects/${PROJECT_ID}/databases/(default)/documents:commit`;

const writes = (...names: string[]) =>
  JSON.stringify({
    writes: names.map((name) => ({
      update: { name: `projects/${PROJECT_ID}/databases/(default)/documents/${name}`, fields: {} },
    })),
  });

/** Returns how many milliseconds each of a browser's simultaneous writes waits. */
async function waitsOf(...sent: { path: string; body: string }[]): Promise<number[]> {
  const waits: number[] = [];
  const { port, stop } = await startBehind(writePace({ now: () => 0, wait: async (ms) => waits.push(ms) }));
  for (const { path, body } of sent) {
    await fetch(urlOf(port) + path, { method: 'POST', body });
  }
  await stop();
  return waits;
}

it('writePace spaces writes to one document a second apart, regardless of how they are sent', async () => {
  const inStream = new URLSearchParams({ req0___data__: writes('posts/a') }).toString();
  expect(
    await waitsOf(
      { path: COMMIT, body: writes('posts/a') },
      { path: STREAM, body: inStream },
      { path: COMMIT, body: writes('posts/b', 'posts/a') },
    ),
  ).toEqual([0, 1000, 2000]);
});

it('writePace does not delay reads or writes to different documents', async () => {
  const reads = { path: STREAM.replace('Write', 'Listen'), body: writes('posts/a') };
  expect(
    await waitsOf(
      { path: COMMIT, body: writes('posts/a') },
      { path: COMMIT, body: writes('posts/b') },
      reads,
    ),
  ).toEqual([0, 0]);
});
