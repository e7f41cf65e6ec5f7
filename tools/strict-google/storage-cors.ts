import type { OutgoingHttpHeaders } from 'node:http';
import type { BucketCors } from '../deployment/preflight/store-checks.ts';
import type { Call, Middleware } from './call.ts';

/**
 * Returns true for the content of a file. It comes from the bucket, whose own CORS settings apply. Everything else
 * comes from Firebase.
 */
export function isOfBucket({ url }: Call): boolean {
  return url.searchParams.get('alt') === 'media';
}

/** Returns the headers with which the bucket lets a page read a file. Empty if it does not. */
export function bucketHeaders(call: Call, cors: BucketCors): OutgoingHttpHeaders {
  const { origin } = call.headers;
  const method = call.headers['access-control-request-method'] ?? call.method;
  const rule = cors.find(
    (entry) =>
      origin !== undefined &&
      (entry.origin.includes('*') || entry.origin.includes(origin)) &&
      entry.method.includes(method),
  );
  if (rule === undefined) {
    return {};
  }
  return {
    'access-control-allow-origin': rule.origin.includes('*') ? '*' : origin,
    'access-control-expose-headers': rule.responseHeader.join(', '),
  };
}

export function bucketPreflight(cors: BucketCors): Middleware {
  return (call) => {
    if (call.method !== 'OPTIONS' || !isOfBucket(call)) {
      return null;
    }
    const headers = bucketHeaders(call, cors);
    const requested = call.headers['access-control-request-headers'];
    const isAllowed = headers['access-control-allow-origin'] !== undefined;
    return {
      status: 200,
      headers: {
        ...headers,
        ...(isAllowed && requested !== undefined && { 'access-control-allow-headers': requested }),
      },
      body: '',
    };
  };
}
