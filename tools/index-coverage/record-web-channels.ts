import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';

const LISTEN = '/google.firestore.v1.Firestore/Listen/channel';
const QUERY = /:run(?:Aggregation)?Query$/;

/** Records the queries that the pages of a context send to Firestore, if the environment names a folder for them. */
export function recordWebChannels(context: BrowserContext): void {
  const folder = process.env.QUERY_RECORDINGS;
  if (folder === undefined) {
    return;
  }
  context.on('request', (request) => {
    for (const message of messagesOf(new URL(request.url()).pathname, request.postData() ?? '')) {
      appendFileSync(join(folder, `${process.pid}-pages.jsonl`), `{"message":${message}}\n`);
    }
  });
}

/** Returns the Firestore requests in the body of one POST. */
export function messagesOf(path: string, body: string): string[] {
  if (QUERY.test(path)) {
    return [body];
  }
  return path === LISTEN ? channelMessages(body) : [];
}

/** Returns the messages that a WebChannel posts as a form with the fields `req0___data__`, `req1___data__` and so on. */
export function channelMessages(body: string): string[] {
  return [...new URLSearchParams(body)]
    .filter(([name]) => /^req\d+___data__$/.test(name))
    .map(([, value]) => value);
}
