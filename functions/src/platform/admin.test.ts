import { createServer, type IncomingMessage, type Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Bucket, bucket } from './admin.ts';

/** What the server received, such as `DELETE`. It breaks the connection of the first request after a clear. */
const received: string[] = [];
let breaksConnection = false;
let server: Server;

beforeEach(async () => {
  server = createServer((request, response) => {
    received.push(request.method ?? '');
    if (breaksConnection) {
      breaksConnection = false;
      request.socket.destroy();
    } else {
      answer(request).then((body) => response.setHeader('Content-Type', 'application/json').end(body));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  received.length = 0;
  server.closeAllConnections();
  server.close();
});

async function answer({ method }: IncomingMessage): Promise<string> {
  if (method === 'DELETE') {
    await setTimeout(50);
  }
  return JSON.stringify({ items: [{ name: 'prayer.wav' }] });
}

/** The bucket of the product, whose calls this file's server answers. */
async function servedBucket(): Promise<Bucket> {
  const address = server.address();
  const uri = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const store = await bucket();
  store.interceptors.push({ request: (options) => ({ ...options, uri }) });
  return store;
}

describe('the bucket', () => {
  it('repeats a deletion whose connection breaks', async () => {
    const store = await servedBucket();
    breaksConnection = true;

    await store.file('prayer.wav').delete();

    expect(received).toEqual(['DELETE', 'DELETE']);
  });

  it('repeats a call whose connection breaks after deletions at the same time', async () => {
    const store = await servedBucket();
    const first = store.file('first.wav').delete();
    const second = store.file('second.wav').delete();
    await Promise.all([first, second]);
    received.length = 0;
    breaksConnection = true;

    const [files] = await store.getFiles();

    expect(files.map(({ name }) => name)).toEqual(['prayer.wav']);
    expect(received).toEqual(['GET', 'GET']);
  });
});
