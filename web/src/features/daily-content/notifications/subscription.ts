import { callOrThrow } from '../../../firebase/call-or-throw.ts';
import { deviceToken, giveBackUnneededToken } from '../../../session/push/device-token.ts';

/**
 * Subscribes this device to new content.
 * @returns its token
 * @throws where the push service gives no token, or our server does not enrol it
 */
export async function subscribe(): Promise<string> {
  const token = await deviceToken();
  await callOrThrow('subscribeDailyContent', { token });
  return token;
}

/** Unsubscribes this device, and deletes its token where nothing else needs it. */
export async function unsubscribe(token: string): Promise<void> {
  await callOrThrow('unsubscribeDailyContent', { token });
  await giveBackUnneededToken();
}
