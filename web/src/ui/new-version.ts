import { TAKE_OVER } from '../service-worker/page-messages.ts';

let waiting: ServiceWorker | null = null;

/** Stores the service worker of a new version until the page can be reloaded. */
export function rememberNewVersion(worker: ServiceWorker): void {
  waiting = worker;
}

/** Reloads the page with the new version, if there is one. */
export function loadNewVersion(): void {
  if (waiting === null) {
    return;
  }
  if (waiting.state !== 'installed') {
    // The visitor already activated it in another tab.
    window.location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  waiting.postMessage(TAKE_OVER);
}
