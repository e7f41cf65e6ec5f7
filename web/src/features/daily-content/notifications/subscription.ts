import { callOrThrow } from '../../../firebase/call-or-throw.ts';
import { deviceToken, giveBackUnneededToken } from '../../../session/push/device-token.ts';
import { endingToken, noteSubscribed, storeEndingToken } from './stored-subscription.ts';

/** The page load and the feed may both end a subscription. They do it one after the other. */
let ending: Promise<void> | null = null;

/**
 * Subscribes this device to new content.
 * @returns the device's token
 * @throws if the push service gives no token or the server does not enroll it
 */
export async function subscribe(): Promise<string> {
  // An earlier subscription that is still being ended must not end this one.
  await Promise.allSettled([ending]);
  const token = await deviceToken();
  await callOrThrow('subscribeDailyContent', { token });
  noteSubscribed();
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

/** Ends a subscription on the server if an earlier attempt failed. */
export async function endPending(): Promise<void> {
  const token = endingToken();
  if (token !== null) {
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
