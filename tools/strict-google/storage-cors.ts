import type { OutgoingHttpHeaders } from 'node:http';
import type { BucketCors } from '../deployment/preflight/store-checks.ts';
import type { Call, Middleware } from './call.ts';

/** The content of a file comes from its bucket, whose own settings say who may read it; all else from Firebase. */
export function isOfBucket({ url }: Call): boolean {
  return url.searchParams.get('alt') === 'media';
}

/** The headers by which the bucket lets a page read a file; none where it does not. */
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

/** Answers the question of a browser whether it may read a file. */
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
