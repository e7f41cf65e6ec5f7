import type { PushMessage } from '@prayer-community/domain/delivery/push-subscription';
import type { App } from 'firebase-admin/app';
import type { Messaging } from 'firebase-admin/messaging';
import * as z from 'zod';
import { defaultApp } from '../platform/admin.ts';
import { fcmBaseUrl } from '../platform/parameters.ts';
import { MessageNotTakenError } from './message-not-taken-error.ts';
import { PlainAgent } from './plain-agent.ts';

/** Tokens that never again reach a device: https://firebase.google.com/docs/cloud-messaging/manage-tokens */
const STALE_TOKEN_CODES = [
  'messaging/registration-token-not-registered',
  'messaging/invalid-registration-token',
];

/** The service does not know us: https://firebase.google.com/docs/cloud-messaging/error-codes */
const NOT_AUTHORIZED_CODES = [
  'messaging/authentication-error',
  'messaging/mismatched-credential',
  'messaging/third-party-auth-error',
];

/** FirebaseMessagingError. */
const answeredSchema = z.object({ code: z.string() });

let service: Promise<Messaging> | undefined;

/** What sending to some devices came to. */
export interface PushOutcome {
  /** True where at least one device was reached. */
  isTaken: boolean;
  /** Tokens that should be forgotten. */
  stale: string[];
}

/**
 * Sends a message to devices.
 * @throws MessageNotTakenError where no device could be reached and some may later
 */
export async function sendPushToTokens(
  message: PushMessage,
  tokens: readonly string[],
): Promise<PushOutcome> {
  if (tokens.length === 0) {
    return { isTaken: false, stale: [] };
  }
  const { responses } = await (await messaging()).sendEach(
    tokens.map((token) => ({ token, data: { ...message } })),
  );
  const codes = responses.map(({ error }) => error?.code ?? '');
  const stale = tokens.filter((_token, index) => STALE_TOKEN_CODES.includes(codes[index] ?? ''));
  const isTaken = responses.some(({ success }) => success);
  if (!isTaken && stale.length < tokens.length) {
    throw notTaken(codes);
  }
  return { isTaken, stale };
}

/**
 * Sends a message to every device that joined a topic.
 * @throws MessageNotTakenError where the service does not take it
 */
export async function sendPushToTopic(message: PushMessage, topic: string): Promise<void> {
  const service = await messaging();
  try {
    await service.send({ topic, data: { ...message } });
  } catch (error) {
    const answered = answeredSchema.safeParse(error);
    throw notTaken(answered.success ? [answered.data.code] : []);
  }
}

function notTaken(codes: readonly string[]): MessageNotTakenError {
  const isRefused = codes.some((code) => NOT_AUTHORIZED_CODES.includes(code));
  return new MessageNotTakenError(isRefused ? 'not_authorized' : 'unreachable');
}

/** Lets a device join a topic; false where its token is stale. */
export async function joinTopic(token: string, topic: string): Promise<boolean> {
  const { failureCount } = await (await messaging()).subscribeToTopic([token], topic);
  return failureCount === 0;
}

/** Lets a device leave a topic. */
export async function leaveTopic(token: string, topic: string): Promise<void> {
  await (await messaging()).unsubscribeFromTopic([token], topic);
}

function messaging(): Promise<Messaging> {
  service ??= connect();
  return service;
}

async function connect(): Promise<Messaging> {
  const { getMessaging } = await import('firebase-admin/messaging');
  const localUrl = fcmBaseUrl();
  if (localUrl === null) {
    return getMessaging(defaultApp());
  }
  const local = getMessaging(await localApp(localUrl));
  local.enableLegacyHttpTransport();
  return local;
}

async function localApp(url: string): Promise<App> {
  const { initializeApp } = await import('firebase-admin/app');
  const credential = { getAccessToken: async () => ({ access_token: 'local', expires_in: 3600 }) };
  return initializeApp(
    { credential, httpAgent: new PlainAgent(url), projectId: process.env.GCLOUD_PROJECT },
    'push',
  );
}
