import { callOrThrow } from '../../../firebase/call-or-throw.ts';
import { deviceToken, giveBackUnneededToken } from '../../../session/push/device-token.ts';
import { endingToken, noteSubscribed, storeEndingToken } from './stored-subscription.ts';

/**
 * Subscribes this device to new content.
 * @returns the device's token
 * @throws if the push service gives no token or the server does not enroll it
 */
export async function subscribe(): Promise<string> {
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
    await callOrThrow('unsubscribeDailyContent', { token });
    storeEndingToken(null);
    await giveBackUnneededToken();
  }
}
