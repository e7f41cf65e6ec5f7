import { deleteToken, getMessaging, getToken, type Messaging } from 'firebase/messaging';
import { demand } from '../../../firebase/demand.ts';
import { firebaseApp, vapidKey } from '../../../firebase/firebase-app.ts';

/**
 * Has this device told of new content.
 * @returns its token
 * @throws where the push service gives no token, or our server does not enrol it
 */
export async function subscribe(): Promise<string> {
  const token = await getToken(messaging(), {
    vapidKey,
    serviceWorkerRegistration: await navigator.serviceWorker.ready,
  });
  await demand('subscribeDailyContent', { token });
  return token;
}

/** Has this device told no more, and gives its token back. */
export async function unsubscribe(token: string): Promise<void> {
  await demand('unsubscribeDailyContent', { token });
  await deleteToken(messaging());
}

function messaging(): Messaging {
  return getMessaging(firebaseApp);
}
