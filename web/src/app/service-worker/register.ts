import { t } from '@prayer-community/i18n/text';
import { SERVICE_WORKER_URL } from '../../config/service-worker-url.ts';
import { loadNewVersion, rememberNewVersion } from '../../ui/new-version.ts';
import { onIdle } from '../../ui/on-idle.ts';
import { isFramed, isKiosk } from '../../ui/page-context.ts';
import { showReloadToast } from '../reload-toast.ts';
import { settlePush } from './settle-push.ts';

const HOUR_MS = 3_600_000;

/**
 * Registers the service worker once the page is idle. Its precaching would otherwise compete with the first screen for
 * network and CPU. Also settles the push notifications of this device. Does nothing in development, or in a
 * frame, whose visitors should not download our whole site.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || isFramed() || !('serviceWorker' in navigator)) {
    return;
  }
  await onIdle();
  try {
    const registration = await navigator.serviceWorker.register(SERVICE_WORKER_URL);
    offerNewVersions(registration);
    setInterval(() => void lookForNewVersion(registration), HOUR_MS);
  } catch (error) {
    // Without it, the site works, but not offline and without notifications.
    console.warn('The service worker could not be registered', error);
  }
  await settlePush();
}

async function lookForNewVersion(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update();
  } catch (error) {
    console.warn('No new version could be looked for', error);
  }
}

function offerNewVersions(registration: ServiceWorkerRegistration): void {
  if (registration.waiting !== null) {
    offer(registration.waiting);
  }
  // One may be found before this page has registered.
  offerOnceInstalled(registration.installing);
  registration.addEventListener('updatefound', () => offerOnceInstalled(registration.installing));
}

function offerOnceInstalled(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller !== null) {
      offer(worker);
    }
  });
}

/** The visitor decides when to reload. An automatic reload would discard what they are typing. A kiosk decides itself. */
function offer(worker: ServiceWorker): void {
  rememberNewVersion(worker);
  if (isKiosk()) {
    return;
  }
  void showReloadToast({
    id: 'new-version',
    title: t('A new version is ready'),
    kind: 'success',
    action: { label: t('Reload'), onPress: loadNewVersion },
  });
}
