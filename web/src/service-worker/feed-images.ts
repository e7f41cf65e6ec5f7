import { CONTENT_FOLDER } from '@prayer-community/domain/daily-content/content-folder';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

/** As many as the cached feed has items. */
const MOST_IMAGES = 20;

/** In the address of a stored file its path is one segment: https://firebase.google.com/docs/storage/web/download-files */
const IN_CONTENT_FOLDER = `/o/${encodeURIComponent(`${CONTENT_FOLDER}/`)}`;

/** True where a page asks for an image of the feed. */
export function isFeedImage({ url, request }: { url: URL; request: { destination: string } }): boolean {
  return request.destination === 'image' && url.pathname.includes(IN_CONTENT_FOLDER);
}

/**
 * Keeps the images of the feed that were seen, to be seen again without a connection. Not the other files: a frame or tab
 * that shows one belongs to the file store's own site, where this worker has no say, and it may be 50 MB.
 */
export function cacheFeedImages(): void {
  const images = new NetworkFirst({
    cacheName: 'feed-images',
    plugins: [new ExpirationPlugin({ maxEntries: MOST_IMAGES, purgeOnQuotaError: true })],
  });
  registerRoute(isFeedImage, images);
}
