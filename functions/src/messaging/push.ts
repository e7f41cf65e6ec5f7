import type { GroupOutcome } from '@prayer-community/domain/delivery/group-delivery';
import type { PushMessage } from '@prayer-community/domain/delivery/push-subscription';
import { chunksOf } from '@prayer-community/domain/fields/chunks-of';
import { DAY_MS, SECOND_MS } from '@prayer-community/domain/fields/durations';
import type { App } from 'firebase-admin/app';
import type { Messaging, MessagingTopicManagementResponse } from 'firebase-admin/messaging';
import * as z from 'zod';
import { defaultApp } from '../platform/admin.ts';
import { fcmBaseUrl } from '../platform/parameters.ts';
import { connectOnce } from './connect-once.ts';
import { NOT_NEEDED, SENT } from './group-outcomes.ts';
import { MessageNotAcceptedError } from './message-not-accepted-error.ts';
import { PlainAgent } from './plain-agent.ts';
import type { GroupOutcomes } from './sender.ts';

/** Error codes of tokens that will never reach a device again: https://firebase.google.com/docs/cloud-messaging/manage-tokens */
const STALE_TOKEN_CODES = [
  'messaging/registration-token-not-registered',
  'messaging/invalid-registration-token',
];

/** The token is malformed, or the message is, which then reaches no device: https://firebase.google.com/docs/cloud-messaging/error-codes */
const MALFORMED_CODE = 'messaging/invalid-argument';

/** Error codes for rejected credentials: https://firebase.google.com/docs/cloud-messaging/error-codes */
const NOT_AUTHORIZED_CODES = [
  'messaging/authentication-error',
  'messaging/mismatched-credential',
  'messaging/third-party-auth-error',
];

/** An error of the service, or of the way to it, such as `app/network-error`. */
const serviceErrorSchema = z.object({ code: z.string().regex(/^(?:messaging|app)\//) });

/** How long a push service keeps a message for a device that is off. The default is four weeks. */
const TTL = String(DAY_MS / SECOND_MS);

/** Wakes a sleeping device. */
const STAFF_HEADERS = { Urgency: 'high', TTL };

/** https://firebase.google.com/docs/cloud-messaging/send/admin-sdk */
const MULTICAST_MAX_TOKENS = 500;

const messaging = connectOnce(connect);

interface PushDevice {
  user_id: string;
  token: string;
}

interface DeviceAnswer {
  device: PushDevice;
  /** The error code, null if the device was reached. */
  code: string | null;
}

interface PushOutcomes {
  /** By uid. `sent` if at least one device was reached, `failed` if none was reached but some may be later. */
  outcomes: GroupOutcomes;
  /** Tokens to delete. */
  stale: string[];
}

/** Sends a message to devices of the staff, at most 500 per call. */
export async function sendPushToDevices(
  message: PushMessage,
  devices: readonly PushDevice[],
): Promise<PushOutcomes> {
  const answers: DeviceAnswer[] = [];
  for (const group of chunksOf(devices, MULTICAST_MAX_TOKENS)) {
    const { responses } = await (await messaging()).sendEachForMulticast({
      tokens: group.map(({ token }) => token),
      data: { ...message },
      webpush: { headers: STAFF_HEADERS },
    });
    group.forEach((device, index) => {
      const response = responses[index];
      answers.push({ device, code: response?.success ? null : (response?.error?.code ?? '') });
    });
  }
  const staleCodes = answers.some(({ code }) => code === null)
    ? [...STALE_TOKEN_CODES, MALFORMED_CODE]
    : STALE_TOKEN_CODES;
  const stale = answers.flatMap(({ device, code }) =>
    code !== null && staleCodes.includes(code) ? device.token : [],
  );
  const uids = [...new Set(devices.map(({ user_id }) => user_id))];
  const outcomes = uids.map((uid) => {
    const own = answers.filter(({ device }) => device.user_id === uid);
    return [
      uid,
      outcomeOf(
        own.map(({ code }) => code),
        staleCodes,
      ),
    ] as const;
  });
  return { outcomes: new Map(outcomes), stale };
}

/** @param codes the error code of each device of a member, null if the device was reached */
function outcomeOf(codes: readonly (string | null)[], staleCodes: readonly string[]): GroupOutcome {
  if (codes.includes(null)) {
    return SENT;
  }
  const failed = codes.flatMap((code) => (code === null || staleCodes.includes(code) ? [] : code));
  return failed.length === 0
    ? NOT_NEEDED
    : { fate: 'failed', failure: notAccepted(failed).failure, isOwn: false };
}

/**
 * Sends a message to every device that joined a topic.
 * @throws MessageNotAcceptedError if the service does not accept it
 */
export async function sendPushToTopic(message: PushMessage, topic: string): Promise<void> {
  const service = await messaging();
  try {
    await service.send({ topic, data: { ...message }, webpush: { headers: { TTL } } });
  } catch (error) {
    const { data } = serviceErrorSchema.safeParse(error);
    throw data ? notAccepted([data.code]) : error;
  }
}

function notAccepted(codes: readonly string[]): MessageNotAcceptedError {
  const isRefused = codes.some((code) => NOT_AUTHORIZED_CODES.includes(code));
  return new MessageNotAcceptedError(isRefused ? 'not_authorized' : 'unreachable');
}

/**
 * Subscribes a device to a topic. False if its token is stale.
 * @throws MessageNotAcceptedError if the service refuses it for another reason
 */
export async function joinTopic(token: string, topic: string): Promise<boolean> {
  return isTokenKnown(await (await messaging()).subscribeToTopic([token], topic));
}

/**
 * Unsubscribes a device from a topic. A stale token receives nothing anyway.
 * @throws MessageNotAcceptedError if the service refuses it for another reason
 */
export async function leaveTopic(token: string, topic: string): Promise<void> {
  isTokenKnown(await (await messaging()).unsubscribeFromTopic([token], topic));
}

/**
 * @param response to a single token
 * @throws MessageNotAcceptedError if the service refuses it for another reason than a stale token
 */
function isTokenKnown({ errors }: MessagingTopicManagementResponse): boolean {
  const code = errors[0]?.error.code;
  if (code !== undefined && !STALE_TOKEN_CODES.includes(code)) {
    throw notAccepted([code]);
  }
  return code === undefined;
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
