import { CACHE_STAFF_SCREENS } from '../../service-worker/page-messages.ts';
import { onIdle } from './on-idle.ts';

/** Has the service worker keep the screens of the staff on this device, once the page has come to rest. Where there is none, nothing comes of it. */
export async function cacheStaffScreens(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    return;
  }
  await onIdle();
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(CACHE_STAFF_SCREENS);
}
