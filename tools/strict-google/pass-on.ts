import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { RequestHandler } from 'express';
import { createProxyServer } from 'http-proxy-3';
import { urlOf } from '../backend/backend-environment.ts';

const BAD_GATEWAY = 502;

/**
 * Passes requests on to a service of this machine. Appends the address of the caller to the one that the caller claims:
 * https://cloud.google.com/load-balancing/docs/https#x-forwarded-for_header
 * @param rewriteHeaders changes the headers of an answer to those that Google sends
 */
export function passOn(
  port: number,
  path = '',
  rewriteHeaders?: (headers: IncomingHttpHeaders, request: IncomingMessage) => void,
): RequestHandler {
  const proxy = createProxyServer({ target: urlOf(port) + path, xfwd: true });
  proxy.on('proxyRes', ({ headers }, request) => {
    // Connection lifetime is decided on each side of the front end.
    headers.connection = undefined;
    headers['keep-alive'] = undefined;
    rewriteHeaders?.(headers, request);
  });
  return (request, response) => {
    const buffer = Readable.from([request.body]);
    proxy.web(request, response, { buffer }, () =>
      response.headersSent ? response.destroy() : response.sendStatus(BAD_GATEWAY),
    );
  };
}
