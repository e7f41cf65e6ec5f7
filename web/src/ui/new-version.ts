import { TAKE_OVER } from '../service-worker/page-messages.ts';

let offered: ServiceWorker | null = null;

/** Stores the service worker of a new version until the page can be reloaded. */
export function rememberNewVersion(worker: ServiceWorker): void {
  offered = worker;
}

/** Reloads the page with the new version, if there is one. */
export async function loadNewVersion(): Promise<void> {
  const worker = offered ?? (await waitingWorker());
  if (worker === null) {
    return;
  }
  if (worker.state !== 'installed') {
    // The visitor already activated it in another tab.
    window.location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  worker.postMessage(TAKE_OVER);
}

/** Returns the service worker of a version that this page has not been offered yet. */
async function waitingWorker(): Promise<ServiceWorker | null> {
  if (!('serviceWorker' in navigator)) {
    return null;
  }
  try {
    return (await navigator.serviceWorker.getRegistration())?.waiting ?? null;
  } catch (error) {
    console.warn('No new version could be looked for', error);
    return null;
  }
}
