import type { Call } from './call.ts';

/** Returns true for a request within a stream that is already open. */
export function isWithinStream({ url }: Call): boolean {
  return url.pathname.endsWith('/channel') && url.searchParams.has('SID');
}

/** Returns a header of a request. The first request of a stream carries its headers in its body, which avoids a preflight. */
export function headerOf({ url, headers, body }: Call, name: string): string | null {
  const direct = headers[name];
  if (typeof direct === 'string') {
    return direct;
  }
  if (!url.pathname.endsWith('/channel')) {
    return null;
  }
  const lines = new URLSearchParams(body.toString()).get('headers')?.split('\r\n') ?? [];
  const line = lines.find((entry) => entry.toLowerCase().startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim() ?? null;
}
