import { deleteToken, getMessaging, getToken, type Messaging } from 'firebase/messaging';
import { SERVICE_WORKER_URL } from '../../config/service-worker-url.ts';
import { firebaseApp, vapidKey } from '../../firebase/firebase-app.ts';
import { isTokenNeeded, storeContentRenewedAt } from './enrollment-storage.ts';
import { expireTeamEnrollment } from './team-enrollment.ts';

/**
 * Returns the FCM token of this device, which is used for all kinds of notifications.
 * @throws if the service worker cannot be installed or the push service returns no token
 */
export async function deviceToken(): Promise<string> {
  const subscription = await currentSubscription();
  // Without an enrollment, an earlier one has left it behind.
  if (subscription === null || !isTokenNeeded() || !isForOurKey(subscription)) {
    await subscription?.unsubscribe();
    // Each use of the token needs the new one.
    storeContentRenewedAt(null);
    expireTeamEnrollment();
  }
  return requestToken();
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const { pushManager } = await serviceWorker();
  return pushManager.getSubscription();
}

/** True as well if the browser does not say which key it is for, or the site has none of its own. */
function isForOurKey({ options: { applicationServerKey } }: PushSubscription): boolean {
  if (applicationServerKey === null || vapidKey === undefined) {
    return true;
  }
  const ourBytes = atob(vapidKey.replaceAll('-', '+').replaceAll('_', '/'));
  return String.fromCharCode(...new Uint8Array(applicationServerKey)) === ourBytes;
}

async function requestToken(): Promise<string> {
  return getToken(messaging(), {
    vapidKey,
    serviceWorkerRegistration: await serviceWorker(),
  });
}

/**
 * Registers the service worker now. Otherwise it is registered once the page is idle, and turning notifications on does
 * not wait for that.
 */
async function serviceWorker(): Promise<ServiceWorkerRegistration> {
  const { installing } = await navigator.serviceWorker.register(SERVICE_WORKER_URL);
  return Promise.race([navigator.serviceWorker.ready, installationFailure(installing)]);
}

/** Rejects if the worker cannot be installed, because `ready` then never settles. */
function installationFailure(worker: ServiceWorker | null): Promise<never> {
  return new Promise((_, reject) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'redundant') {
        reject(new Error('The service worker could not be installed'));
      }
    });
  });
}

/** Gives back the token if this device is enrolled for nothing. A failure is only logged. */
export async function giveBackUnneededToken(): Promise<void> {
  await deletePushTokenUnless(isTokenNeeded);
}

/**
 * Gives back the token of this device unless it is needed, so that nothing arrives here any more. Does nothing without the
 * permission for notifications: the browser has then ended all of them, and the SDK would ask for it. A failure is only
 * logged.
 * @returns whether it was given back
 */
export async function deletePushTokenUnless(isNeeded: () => boolean): Promise<boolean> {
  if (isNeeded() || !('Notification' in window) || Notification.permission !== 'granted') {
    return false;
  }
  // Without this call, `deleteToken` would look for the SDK's own service worker, which does not exist.
  const isKnownToSdk = await logFailure(requestToken());
  // The device may have been enrolled in the meantime.
  if (isNeeded()) {
    return false;
  }
  const isEnded = await logFailure(endSubscription());
  if (isEnded) {
    storeContentRenewedAt(null);
    if (isKnownToSdk) {
      await logFailure(deleteToken(messaging()));
    }
  }
  return isEnded;
}

/**
 * Ends the browser's subscription, and its token with it: the SDK then gets another one. It would return a token that only
 * Firebase has deleted again for a week, if the response was lost.
 * @throws if the browser cannot end it
 */
export async function endSubscription(): Promise<void> {
  const subscription = await currentSubscription();
  await subscription?.unsubscribe();
}

/** @returns whether it succeeded */
async function logFailure(step: Promise<unknown>): Promise<boolean> {
  try {
    await step;
    return true;
  } catch (error) {
    console.warn('The token of this device could not be given back', error);
    return false;
  }
}

function messaging(): Messaging {
  return getMessaging(firebaseApp);
}
