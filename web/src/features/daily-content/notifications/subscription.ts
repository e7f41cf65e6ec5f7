import { demand } from '../../../firebase/demand.ts';
import { deviceToken, giveBackUnneededToken } from '../../../push/device-token.ts';

/**
 * Has this device told of new content.
 * @returns its token
 * @throws where the push service gives no token, or our server does not enrol it
 */
export async function subscribe(): Promise<string> {
  const token = await deviceToken();
  await demand('subscribeDailyContent', { token });
  return token;
}

/** Has this device told no more, and gives its token back where nothing else needs it. */
export async function unsubscribe(token: string): Promise<void> {
  await demand('unsubscribeDailyContent', { token });
  await giveBackUnneededToken();
}
