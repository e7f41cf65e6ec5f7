import { CACHE_STAFF_SCREENS } from '../../service-worker/page-messages.ts';
import { onIdle } from '../../ui/on-idle.ts';

/** Asks the service worker to cache the staff screens on this device once the page is idle. Does nothing without a service worker. */
export async function cacheStaffScreens(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    return;
  }
  await onIdle();
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(CACHE_STAFF_SCREENS);
}
