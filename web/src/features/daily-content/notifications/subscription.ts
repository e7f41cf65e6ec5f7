import { callOrThrow } from '../../../firebase/call-or-throw.ts';
import { CallRefusal } from '../../../firebase/call-refusal.ts';
import { deviceToken, endSubscription, giveBackUnneededToken } from '../../../session/push/device-token.ts';
import { storedEnrollment, storeEnrollment } from '../../../session/push/enrollment-storage.ts';
import { endingToken, noteSubscribed, storeEndingToken } from './stored-subscription.ts';

/** The page load and the feed may both end a subscription. They do it one after the other. */
let ending: Promise<void> | null = null;

/**
 * Subscribes this device to new content. A token that the push service no longer knows is replaced once.
 * @returns the device's token
 * @throws if the push service gives no token or the server does not enroll it
 */
export async function subscribe(): Promise<string> {
  // An earlier subscription that is still being ended must not end this one.
  await Promise.allSettled([ending]);
  try {
    return await subscribeWithToken();
  } catch (error) {
    if (!isTokenStale(error)) {
      throw error;
    }
    await endSubscription();
    return subscribeWithToken();
  }
}

let subscribing: string | null = null;

async function subscribeWithToken(): Promise<string> {
  const token = await deviceToken();
  if (storedEnrollment('daily-content') === null) {
    // If the page closes before the response, the next one ends the subscription.
    storeEndingToken(token);
  }
  subscribing = token;
  try {
    await callOrThrow('subscribeDailyContent', { token });
  } finally {
    subscribing = null;
  }
  noteSubscribed();
  return token;
}

/** A refusal that expires is about the number of calls. */
function isTokenStale(error: unknown): boolean {
  return error instanceof CallRefusal && error.reason.retryAfterSeconds === undefined;
}

let renewal: Promise<string | null> | null = null;

/**
 * Subscribes an enrolled device again with its current token. The page load and the feed share one attempt.
 * @returns the token, or null if notifications were disabled meanwhile
 * @throws if the push service gives no token or the server cannot be reached
 */
export function renew(): Promise<string | null> {
  renewal ??= renewNow().finally(() => {
    renewal = null;
  });
  return renewal;
}

async function renewNow(): Promise<string | null> {
  const token = await subscribe();
  if (storedEnrollment('daily-content') === null) {
    await unsubscribe(token);
    return null;
  }
  storeEnrollment('daily-content', token);
  return token;
}

/**
 * Unsubscribes this device and deletes its token if nothing else needs it.
 * @throws if the server cannot be reached; `endPending` tries again
 */
export async function unsubscribe(token: string): Promise<void> {
  storeEndingToken(token);
  await endPending();
}

/** Ends a subscription on the server if an earlier attempt failed, or the response to the subscription was lost. */
export async function endPending(): Promise<void> {
  const token = endingToken();
  if (token !== null && token !== subscribing) {
    ending = endAfter(ending, token);
    await ending;
  }
}

async function endAfter(previous: Promise<void> | null, token: string): Promise<void> {
  await Promise.allSettled([previous]);
  await callOrThrow('unsubscribeDailyContent', { token });
  if (endingToken() === token) {
    storeEndingToken(null);
  }
  await giveBackUnneededToken();
}
