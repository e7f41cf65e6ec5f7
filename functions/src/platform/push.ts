import type { PushMessage } from '@prayer-community/domain/push-subscription';
import type { App } from 'firebase-admin/app';
import type { Messaging } from 'firebase-admin/messaging';
import { defaultApp } from './admin.ts';
import { fcmBaseUrl } from './parameters.ts';
import { PlainAgent } from './plain-agent.ts';

/** Tokens that never again reach a device: https://firebase.google.com/docs/cloud-messaging/manage-tokens */
const STALE_TOKEN_CODES = [
  'messaging/registration-token-not-registered',
  'messaging/invalid-registration-token',
];

let service: Promise<Messaging> | undefined;

/** The service took none of the messages, for a reason that may pass. */
export class PushNotTakenError extends Error {
  override readonly name = 'PushNotTakenError';
}

/**
 * Sends a message to devices.
 * @returns the tokens that are stale and should be forgotten
 * @throws PushNotTakenError where no device could be reached and some may later
 */
export async function sendPushToTokens(message: PushMessage, tokens: readonly string[]): Promise<string[]> {
  if (tokens.length === 0) {
    return [];
  }
  const { responses } = await (await messaging()).sendEach(
    tokens.map((token) => ({ token, data: { ...message } })),
  );
  const stale = tokens.filter((_token, index) =>
    STALE_TOKEN_CODES.includes(responses[index]?.error?.code ?? ''),
  );
  const isAnyTaken = responses.some(({ success }) => success);
  if (!isAnyTaken && stale.length < tokens.length) {
    throw new PushNotTakenError('no device was reached');
  }
  return stale;
}

/** Sends a message to every device that joined a topic. */
export async function sendPushToTopic(message: PushMessage, topic: string): Promise<void> {
  await (await messaging()).send({ topic, data: { ...message } });
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
  const localUrl = fcmBaseUrl.value();
  if (localUrl === '') {
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
