import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { LOCAL_HOST } from '../project.ts';
import { answerApi } from './api.ts';
import { FaultPlan } from './faults.ts';
import { MessageStore } from './message-store.ts';
import { buildPage, type PageFile } from './page-files.ts';
import { RequestError } from './request-error.ts';
import { cloudMessaging } from './services/cloud-messaging.ts';
import { instanceId } from './services/instance-id.ts';
import { sendgrid } from './services/sendgrid.ts';
import type { Service } from './services/service.ts';
import { Topics } from './services/topics.ts';
import { twilio } from './services/twilio.ts';

const MAX_BODY_BYTES = 30 * 1024 * 1024;

export interface FakeProviders {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a server that takes what the product sends through SendGrid, Firebase Cloud Messaging and Twilio, and shows it: a page
 * at `/`, JSON below `/api` (README.md beside this file). It keeps everything in memory.
 * @param port 0 takes any free one
 */
export async function startFakeProviders(port: number): Promise<FakeProviders> {
  const topics = new Topics();
  const state: FakeProvidersState = {
    store: new MessageStore(),
    faults: new FaultPlan(),
    services: [sendgrid, cloudMessaging(topics), instanceId(topics), twilio],
    page: await buildPage(),
  };
  const server = createServer((request, response) => {
    answer(request, response, state).catch((error: unknown) => fail(response, error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOCAL_HOST, resolve);
  });
  const address = server.address();
  const boundPort = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${LOCAL_HOST}:${boundPort}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface FakeProvidersState {
  readonly store: MessageStore;
  readonly faults: FaultPlan;
  readonly services: readonly Service[];
  readonly page: ReadonlyMap<string, PageFile>;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  state: FakeProvidersState,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://fake-providers');
  const file = request.method === 'GET' ? state.page.get(url.pathname) : undefined;
  if (file !== undefined) {
    response.writeHead(200, { 'Content-Type': file.type, 'Cache-Control': 'no-cache' }).end(file.content);
    return;
  }
  if (url.pathname.startsWith('/api/')) {
    await answerApi({ method: request.method ?? 'GET', url, body: await readBody(request) }, response, state);
    return;
  }
  const service = state.services.find(
    ({ method, path }) => method === request.method && path.test(url.pathname),
  );
  if (service === undefined) {
    throw new RequestError(404, `The fake providers do not know ${request.method} ${url.pathname}`);
  }
  const { authorization } = request.headers;
  const sent = service.answer({ path: url.pathname, authorization, body: await readBody(request) });
  const fault = sent.messages.length > 0 ? state.faults.take(service.kind, sent.messages) : null;
  if (fault?.delayMs !== undefined) {
    await setTimeout(fault.delayMs);
  }
  const answered = fault?.status === undefined ? sent : service.fail(fault.status);
  const { messages, onAccepted } = fault?.isTaken ? sent : answered;
  onAccepted?.();
  state.store.add(messages);
  const { status, headers, body } = answered;
  response
    .writeHead(status, { 'Content-Type': 'application/json', ...headers })
    .end(body === undefined ? '' : JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MAX_BODY_BYTES) {
      throw new RequestError(413, 'The body is too large');
    }
  }
  return Buffer.concat(chunks).toString('utf8');
}

function fail(response: ServerResponse, error: unknown): void {
  const status = error instanceof RequestError ? error.status : 500;
  const message = error instanceof Error ? error.message : String(error);
  if (!response.headersSent) {
    response.writeHead(status, { 'Content-Type': 'application/json' });
  }
  response.end(JSON.stringify({ error: message }));
}
