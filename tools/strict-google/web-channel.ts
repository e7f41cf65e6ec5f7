import type { Call } from './call.ts';

const HEADERS = /^headers=([^&]*)/;

/** True for a request within a stream that was opened before. */
export function isWithinStream({ url }: Call): boolean {
  return url.pathname.endsWith('/channel') && url.searchParams.has('SID');
}

/** A header of a request; the first of a stream carries its headers in its body, so that no preflight is needed. */
export function headerOf({ url, headers, body }: Call, name: string): string | null {
  const direct = headers[name];
  if (typeof direct === 'string') {
    return direct;
  }
  if (!url.pathname.endsWith('/channel')) {
    return null;
  }
  const lines = new URLSearchParams(HEADERS.exec(body.toString())?.[0]).get('headers')?.split('\r\n') ?? [];
  const line = lines.find((entry) => entry.toLowerCase().startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim() ?? null;
}
