import { SERVICE_WORKER } from '@prayer-community/i18n/es/service-worker';
import { firstSupported } from '@prayer-community/i18n/language';
import { setLanguage } from '@prayer-community/i18n/text';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { PATHS } from '../config/paths.ts';
import { cacheFeedImages } from './feed-images.ts';
import { openInWindow } from './open-in-window.ts';
import { CACHE_STAFF_SCREENS, TAKE_OVER } from './page-messages.ts';
import { notificationOf } from './push-message.ts';
import { staffScreens } from './staff-screens.ts';

/** A file of the build. `staff-files.ts` marks the files that only staff screens need. */
interface PrecachedFile {
  url: string;
  revision: string | null;
  isForStaff?: true;
}

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecachedFile[] };

// The chosen language is in localStorage, which a worker cannot read, so it uses the browser's language.
const language = firstSupported(self.navigator.languages);
setLanguage(language, language === 'es' ? SERVICE_WORKER : {}, undefined);

const files: readonly PrecachedFile[] = self.__WB_MANIFEST;
const ofStaff = staffScreens(files.filter(({ isForStaff }) => isForStaff).map(({ url }) => url));

// All visitor screens open offline, in the version that was installed.
precacheAndRoute(files.filter(({ isForStaff }) => isForStaff === undefined));
cleanupOutdatedCaches();
// The page that other sites may frame has its own headers, which a cached page would lack.
const FROM_NETWORK = [/^\/__\//, new RegExp(`^${PATHS.embed}/?(?:\\?|$)`)];
/** The staff screens that index.html opens. */
const OF_INDEX = [
  PATHS.login,
  PATHS.olderLogin,
  PATHS.codeEntry,
  PATHS.passwordReset,
  PATHS.newPassword,
  PATHS.dailyContentAdmin,
].map((path) => new RegExp(`^${path}/?(?:\\?|$)`));
const openIndex = createHandlerBoundToURL('/index.html');
const openStaff = ofStaff.open(createHandlerBoundToURL('/staff.html'));
registerRoute(new NavigationRoute(openStaff, { allowlist: [new RegExp(`^${PATHS.login}/`)] }));
registerRoute(new NavigationRoute(ofStaff.open(openIndex), { allowlist: OF_INDEX }));
registerRoute(new NavigationRoute(openIndex, { denylist: FROM_NETWORK }));
cacheFeedImages();

self.addEventListener('install', (event) => event.waitUntil(ofStaff.refresh()));

self.addEventListener('activate', (event) => {
  event.waitUntil(ofStaff.dropOutdated());
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  // A new version waits until the page reports that the visitor wants it.
  if (event.data === TAKE_OVER) {
    void self.skipWaiting();
  } else if (event.data === CACHE_STAFF_SCREENS) {
    event.waitUntil(ofStaff.store());
  }
});

self.addEventListener('push', (event) => {
  const { title, ...options } = notificationOf(event.data?.text() ?? '');
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(addressOf(event.notification.data)));
});

/** Returns the address that a click opens. It is always on this site. */
function addressOf(data: unknown): string {
  const path = typeof data === 'string' ? data : '/';
  const address = new URL(path, self.location.origin);
  return address.origin === self.location.origin ? address.href : self.location.origin;
}

/** Opens the address in a window that already shows its page, or in a new one. */
async function show(address: string): Promise<void> {
  // The windows that had the focus last are the first: https://w3c.github.io/ServiceWorker/#clients-matchall
  const windows = await self.clients.matchAll({ type: 'window' });
  const opened = await openInWindow(windows, address);
  if (opened === undefined || !(await focus(opened))) {
    await self.clients.openWindow(address);
  }
}

async function focus(opened: WindowClient): Promise<boolean> {
  try {
    await opened.focus();
    return true;
  } catch (error) {
    console.warn('The window could not be focused', error);
    return false;
  }
}
