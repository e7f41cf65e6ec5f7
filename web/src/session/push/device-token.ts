import { deleteToken, getMessaging, getToken, type Messaging } from 'firebase/messaging';
import { SERVICE_WORKER_URL } from '../../config/service-worker-url.ts';
import { firebaseApp, vapidKey } from '../../firebase/firebase-app.ts';
import { isTokenNeeded } from './enrolment-storage.ts';

/**
 * The FCM token of this device, for all kinds of notifications.
 * @throws where the push service gives none
 */
export async function deviceToken(): Promise<string> {
  return getToken(messaging(), {
    vapidKey,
    serviceWorkerRegistration: await serviceWorker(),
  });
}

/** It loads once the page is idle: turning notifications on does not wait for it. */
async function serviceWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(SERVICE_WORKER_URL);
  return navigator.serviceWorker.ready;
}

/** Deletes the token once this device is enrolled for nothing, as far as possible now. */
export async function giveBackUnneededToken(): Promise<void> {
  if (isTokenNeeded()) {
    return;
  }
  try {
    // Without this the SDK would look for a service worker of its own, which is not there.
    await deviceToken();
    await deleteToken(messaging());
  } catch (error) {
    console.warn('The token of this device could not be given back', error);
  }
}

function messaging(): Messaging {
  return getMessaging(firebaseApp);
}
