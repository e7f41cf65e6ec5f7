import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import cors from 'cors';
import type { RequestHandler } from 'express';
import type { BucketCors } from '../deployment/preflight/store-checks.ts';

/**
 * Returns true for the content of a file. It comes from the bucket, whose own CORS settings apply. Everything else
 * comes from Firebase.
 */
function isOfBucket({ url = '' }: IncomingMessage): boolean {
  return new URL(url, 'https://firebasestorage.googleapis.com').searchParams.get('alt') === 'media';
}

/** Lets a page read a file of the bucket if a rule of the bucket allows it. */
export function bucketCors(rules: BucketCors): RequestHandler {
  const ofBucket = cors((request, decide) => {
    const { origin, 'access-control-request-method': method = request.method ?? '' } = request.headers;
    const rule = rules.find(
      (entry) =>
        origin !== undefined &&
        (entry.origin.includes('*') || entry.origin.includes(origin)) &&
        entry.method.includes(method),
    );
    // False sets no header.
    decide(null, {
      origin: rule !== undefined && (rule.origin.includes('*') ? '*' : origin),
      exposedHeaders: rule?.responseHeader,
    });
  });
  return (request, response, next) => (isOfBucket(request) ? ofBucket(request, response, next) : next());
}

/** Changes the headers of the emulator, which answers for the bucket and does not know about TLS. */
export function rewriteFileHeaders(headers: IncomingHttpHeaders, request: IncomingMessage): void {
  const upload = headers['x-goog-upload-url'];
  if (typeof upload === 'string') {
    headers['x-goog-upload-url'] = upload.replace(/^http:/, 'https:');
  }
  const ofEmulator = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
  for (const name of isOfBucket(request) ? ofEmulator : []) {
    headers[name] = undefined;
  }
}
