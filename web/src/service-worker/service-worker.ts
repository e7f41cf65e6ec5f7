import { firstSpoken } from '@prayer-community/domain/language';
import { SERVICE_WORKER } from '@prayer-community/domain/texts/es/service-worker';
import { speak } from '@prayer-community/domain/texts/text';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { keepFeedImages } from './feed-images.ts';
import { notificationOf } from './push-message.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

// What is chosen on a page is kept where a worker cannot look: it speaks what the browser prefers.
const language = firstSpoken(self.navigator.languages);
speak(language, language === 'es' ? SERVICE_WORKER : {}, undefined);

// Every screen opens without a connection, as of the version that was installed.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/__\//] }));
keepFeedImages();

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// A new version waits until the page says that the visitor wants it.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') {
    void self.skipWaiting();
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

/** Where a click leads: always a path of this site. */
function addressOf(data: unknown): string {
  const path = typeof data === 'string' ? data : '/';
  const address = new URL(path, self.location.origin);
  return address.origin === self.location.origin ? address.href : self.location.origin;
}

/** Brings an open window of the site to the address, or opens one. */
async function show(address: string): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (open === undefined) {
    await self.clients.openWindow(address);
    return;
  }
  const shown = await open.navigate(address);
  await (shown ?? open).focus();
}
