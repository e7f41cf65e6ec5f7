import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import express, { type RequestHandler } from 'express';
import { type LocalServer, listenLocally } from '../../processes/local-server.ts';
import { LOCAL_HOST } from '../../project.ts';
import { readBody } from '../call.ts';
import type { FrontEnd } from '../front-end.ts';

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends a request to one of Google's hosts, like a browser that trusts only the front end's certificate. */
export async function askGoogle(google: FrontEnd, address: string, asked: Asked = {}): Promise<Answered> {
  const url = new URL(address);
  const sent = request({
    host: LOCAL_HOST,
    port: google.port,
    servername: url.host,
    ca: google.cert,
    path: url.pathname + url.search,
    method: asked.method ?? 'POST',
    headers: { host: url.host, ...asked.headers },
  });
  sent.end(asked.body);
  const [answer] = await once(sent, 'response');
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

/** Starts a service that accepts everything, as the emulators do, and responds with the headers that it received. */
export function startLenientService(): Promise<LocalServer> {
  const server = createServer(({ headers }, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.end(JSON.stringify(headers));
  });
  return listenLocally(server);
}

/** Starts a service that accepts everything that the middleware does. It believes every claim of an address. */
export function startBehind(middleware: RequestHandler): Promise<LocalServer> {
  const app = express().set('trust proxy', true);
  app.use(readBody, middleware, (_request, response) => response.end());
  return listenLocally(createServer(app));
}
