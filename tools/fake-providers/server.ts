import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import express, { type Request, type Response } from 'express';
import { listenLocally } from '../processes/local-server.ts';
import { LOCAL_HOST } from '../project.ts';
import { api } from './api.ts';
import { FaultPlan } from './faults.ts';
import { MessageStore } from './message-store.ts';
import { cloudMessaging } from './services/cloud-messaging.ts';
import { instanceId } from './services/instance-id.ts';
import { sendgrid } from './services/sendgrid.ts';
import type { Service, ServiceRequest } from './services/service.ts';
import { StatusCallbacks } from './services/status-callbacks.ts';
import { Topics } from './services/topics.ts';
import { twilio } from './services/twilio.ts';

const LONGEST_BODY = '30mb';

const PAGE = fileURLToPath(new URL('page', import.meta.url));

export interface FakeProviders {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a server that receives everything the product sends through SendGrid, Firebase Cloud Messaging, and Twilio.
 * Shows it on a page at `/` and as JSON below `/api` (see README.md next to this file). Stores everything in memory.
 * @param port 0 for any free port
 */
export async function startFakeProviders(port: number): Promise<FakeProviders> {
  const topics = new Topics();
  const statusCallbacks = new StatusCallbacks();
  const store = new MessageStore();
  const faults = new FaultPlan();
  const app = express();
  // Read as text because each service reports invalid JSON in its own words.
  app.use(express.text({ type: () => true, limit: LONGEST_BODY }));
  app.use(express.static(PAGE));
  app.use('/api', api(store, faults, statusCallbacks));
  for (const service of [sendgrid, cloudMessaging(topics), instanceId(topics), twilio(statusCallbacks)]) {
    app.post(service.path, (request, response, next) => {
      answer(service, toServiceRequest(request), response, store, faults).catch(next);
    });
  }
  const { port: boundPort, stop } = await listenLocally(createServer(app), port);
  return { url: `http://${LOCAL_HOST}:${boundPort}`, stop };
}

function toServiceRequest({ path, headers, body }: Request): ServiceRequest {
  return { path, authorization: headers.authorization, body: typeof body === 'string' ? body : '' };
}

async function answer(
  service: Service,
  request: ServiceRequest,
  response: Response,
  store: MessageStore,
  faults: FaultPlan,
): Promise<void> {
  const sent = service.answer(request);
  const fault = sent.messages.length > 0 ? faults.take(service.kind, sent.messages) : undefined;
  if (fault?.delayMs !== undefined) {
    await setTimeout(fault.delayMs);
  }
  const answered = fault?.status === undefined ? sent : service.fail(fault.status);
  const { messages, onAccepted } = fault?.isTaken ? sent : answered;
  onAccepted?.();
  store.add(messages);
  const { status, headers = {}, body } = answered;
  response.status(status).set(headers).type('json');
  response.end(body === undefined ? '' : JSON.stringify(body));
}
