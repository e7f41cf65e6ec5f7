import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

export interface Call {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The network address of the caller that the front end sees. */
  readonly address: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
}

/** Answers a call instead of the service behind it, or returns null to pass the call on. */
export type Middleware = (call: Call) => Answer | null | Promise<Answer | null>;

/** Returns an answer that pages of any origin may read. */
export function answer(call: Call, status: number, type: string, body: string): Answer {
  const allowed = call.headers['access-control-request-headers'];
  return {
    status,
    headers: {
      'content-type': type,
      'access-control-allow-origin': call.headers.origin ?? '*',
      ...(allowed !== undefined && { 'access-control-allow-headers': allowed }),
    },
    body,
  };
}

/** @see https://cloud.google.com/apis/design/errors#http_mapping */
export function refusal(call: Call, code: number, status: string, message: string): Answer {
  return answer(call, code, 'application/json', JSON.stringify({ error: { code, status, message } }));
}

/** Accepts preflights from pages of any origin, with any headers. */
export const anyPreflight: Middleware = (call) =>
  call.method === 'OPTIONS' ? answer(call, 204, 'text/plain', '') : null;

/** Passes preflights on, because they carry nothing to check. */
export function unlessPreflight(middleware: Middleware): Middleware {
  return (call) => (call.method === 'OPTIONS' ? null : middleware(call));
}
