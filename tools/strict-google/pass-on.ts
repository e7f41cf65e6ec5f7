import { type IncomingMessage, request as requestOf, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { LOCAL_HOST } from '../project.ts';
import type { Answer, Call } from './call.ts';
import type { Service, Upstreams } from './services.ts';

const NOT_FOUND: Answer = { status: 404, headers: {}, body: '' };
const BAD_GATEWAY = 502;

/** Answers a request from the first middleware that has an answer, otherwise from the service behind them. */
export async function answerFrom(
  service: Service | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const call = await toCall(request);
  for (const middleware of service?.middlewares ?? []) {
    const answered = await middleware(call);
    if (answered !== null) {
      end(response, answered);
      return;
    }
  }
  if (!service?.behind) {
    end(response, NOT_FOUND);
    return;
  }
  passOn(call, service.behind, service.rewriteHeaders, response);
}

async function toCall(request: IncomingMessage): Promise<Call> {
  return {
    method: request.method ?? 'GET',
    url: new URL(request.url ?? '/', `https://${request.headers.host}`),
    headers: request.headers,
    body: await buffer(request),
    address: request.socket.remoteAddress ?? '',
  };
}

function end(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers).end(body);
}

/** Streams the response, because Firestore's continue for minutes. */
function passOn(
  call: Call,
  behind: Upstreams,
  rewriteHeaders: Service['rewriteHeaders'],
  response: ServerResponse,
): void {
  const { method, url, headers, address, body } = call;
  const onward = requestOf({
    host: LOCAL_HOST,
    port: behind.port,
    path: `${behind.path}${url.pathname}${url.search}`,
    method,
    // The emulator may close a reused connection at any time.
    agent: false,
    // The caller's claim precedes the address the front end saw: https://cloud.google.com/load-balancing/docs/https#x-forwarded-for_header
    headers: {
      ...headers,
      'x-forwarded-for': [headers['x-forwarded-for'], address].filter(Boolean).join(','),
      'x-forwarded-proto': 'https',
      connection: 'close',
    },
  });
  onward.on('response', (answered) => {
    // Connection lifetime is decided on each side of the front end.
    const { connection: _, 'keep-alive': __, ...sent } = answered.headers;
    response.writeHead(answered.statusCode ?? BAD_GATEWAY, rewriteHeaders?.(call, sent) ?? sent);
    response.flushHeaders();
    // Leaving a page ends its streams.
    void pipeline(answered, response).catch(() => onward.destroy());
  });
  onward.on('error', () =>
    response.headersSent ? response.destroy() : response.writeHead(BAD_GATEWAY).end(),
  );
  response.on('close', () => onward.destroy());
  onward.end(body);
}
