import { KEEP_STAFF_SCREENS } from '../../service-worker/page-messages.ts';
import { pageAtRest } from './page-at-rest.ts';

/** Has the service worker keep the screens of the staff on this device, once the page has come to rest. Where there is none, nothing comes of it. */
export async function keepStaffScreens(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    return;
  }
  await pageAtRest();
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(KEEP_STAFF_SCREENS);
}
