import { deleteToken, getMessaging, getToken, type Messaging } from 'firebase/messaging';
import { firebaseApp, vapidKey } from '../firebase/firebase-app.ts';
import { isTokenNeeded } from './kept-token.ts';

/**
 * The token by which this device is pushed to, whatever it is told of.
 * @throws where the push service gives none
 */
export async function deviceToken(): Promise<string> {
  return getToken(messaging(), {
    vapidKey,
    serviceWorkerRegistration: await navigator.serviceWorker.ready,
  });
}

/** Gives the token back once this device is told of nothing more: from then on no push reaches it. */
export async function giveBackUnneededToken(): Promise<void> {
  if (!isTokenNeeded()) {
    await deleteToken(messaging());
  }
}

function messaging(): Messaging {
  return getMessaging(firebaseApp);
}
