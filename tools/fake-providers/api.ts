import { type Response, Router } from 'express';
import { z } from 'zod';
import { type FaultPlan, faultSchema } from './faults.ts';
import { MESSAGE_KINDS } from './message.ts';
import type { MessageStore } from './message-store.ts';
import { parseJson } from './services/service.ts';
import { type StatusCallbacks, textReportSchema } from './services/status-callbacks.ts';

const LONGEST_WAIT_MS = 30_000;

const querySchema = z.strictObject({
  kind: z.enum(MESSAGE_KINDS).optional(),
  to: z.string().optional(),
  count: z.coerce.number().int().min(1).default(1),
  wait: z.coerce.number().int().min(0).max(LONGEST_WAIT_MS).default(0),
});

class BadRequestError extends Error {
  readonly status = 400;
}

/** Returns the routes below `/api` that tests and the page use. README.md lists them. */
export function api(store: MessageStore, faults: FaultPlan, statusCallbacks: StatusCallbacks): Router {
  const router = Router();
  router.get('/messages', (request, response, next) => {
    const { count, wait, ...filter } = parse(querySchema, request.query);
    store.findWithin(filter, count, wait).then((messages) => response.json({ messages }), next);
  });
  router.delete('/messages', (_, response) => {
    store.clear();
    response.sendStatus(204);
  });
  router.get('/changes', (_, response) => streamChanges(response, store));
  router.post('/faults', (request, response) => {
    faults.add(parse(faultSchema, parseJson(request.body)));
    response.sendStatus(204);
  });
  router.delete('/faults', (_, response) => {
    faults.clear();
    response.sendStatus(204);
  });
  router.post('/text-reports', (request, response, next) => {
    const report = parse(textReportSchema, parseJson(request.body));
    statusCallbacks.report(report).then((status) => response.json({ status }), next);
  });
  return router;
}

function streamChanges(response: Response, store: MessageStore): void {
  response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' });
  response.write('retry: 1000\n\n');
  response.on(
    'close',
    store.onChange(() => response.write('data: changed\n\n')),
  );
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    throw new BadRequestError(z.prettifyError(parsed.error));
  }
  return parsed.data;
}
