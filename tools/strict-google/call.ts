import { buffer } from 'node:stream/consumers';
import type { RequestHandler, Response } from 'express';

/** Reads the whole body as a buffer, because requests are judged by it before they are passed on. */
export const readBody: RequestHandler = (request, _response, next) => {
  buffer(request).then((body) => {
    request.body = body;
    next();
  }, next);
};

/** @see https://cloud.google.com/apis/design/errors#http_mapping */
export function refuse(response: Response, code: number, status: string, message: string): void {
  response.status(code).json({ error: { code, status, message } });
}
