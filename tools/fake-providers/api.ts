import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { type FaultPlan, faultSchema } from './faults.ts';
import { MESSAGE_KINDS } from './message.ts';
import type { MessageStore } from './message-store.ts';
import { RequestError } from './request-error.ts';
import { parseJson } from './services/service.ts';

const LONGEST_WAIT_MS = 30_000;

const querySchema = z.strictObject({
  kind: z.enum(MESSAGE_KINDS).optional(),
  to: z.string().optional(),
  count: z.coerce.number().int().min(1).default(1),
  wait: z.coerce.number().int().min(0).max(LONGEST_WAIT_MS).default(0),
});

interface ApiRequest {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
}

interface ApiState {
  readonly store: MessageStore;
  readonly faults: FaultPlan;
}

/** Answers what tests and the page ask below `/api`; README.md lists it. */
export async function answerApi(
  { method, url, body }: ApiRequest,
  response: ServerResponse,
  { store, faults }: ApiState,
): Promise<void> {
  switch (`${method} ${url.pathname}`) {
    case 'GET /api/messages': {
      const { count, wait, ...filter } = parse(querySchema, Object.fromEntries(url.searchParams));
      sendJson(response, 200, { messages: await store.findWithin(filter, count, wait) });
      return;
    }
    case 'DELETE /api/messages':
      store.clear();
      response.writeHead(204).end();
      return;
    case 'GET /api/changes':
      streamChanges(response, store);
      return;
    case 'GET /api/faults':
      sendJson(response, 200, { faults: faults.list() });
      return;
    case 'POST /api/faults':
      faults.add(parse(faultSchema, parseJson(body)));
      response.writeHead(204).end();
      return;
    case 'DELETE /api/faults':
      faults.clear();
      response.writeHead(204).end();
      return;
    default:
      throw new RequestError(404, `The fake providers do not know ${method} ${url.pathname}`);
  }
}

function streamChanges(response: ServerResponse, store: MessageStore): void {
  const closed = new AbortController();
  response.on('close', () => closed.abort());
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' });
  response.write('retry: 1000\n\n');
  store.onChange(() => response.write('data: changed\n\n'), closed.signal);
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    throw new RequestError(400, z.prettifyError(parsed.error));
  }
  return parsed.data;
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(body));
}
