import type { Request } from 'express';

/** Returns true for a request within a stream that is already open. */
export function isWithinStream({ path, query }: Request): boolean {
  return path.endsWith('/channel') && 'SID' in query;
}

/** Returns a header of a request. The first request of a stream carries its headers in its body, which avoids a preflight. */
export function headerOf(request: Request, name: string): string | undefined {
  const inBody = request.path.endsWith('/channel')
    ? new URLSearchParams(String(request.body)).get('headers')
    : null;
  const line = inBody?.split('\r\n').find((entry) => entry.toLowerCase().startsWith(`${name}:`));
  return request.get(name) ?? line?.slice(name.length + 1).trim();
}
