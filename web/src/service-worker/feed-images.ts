import { CONTENT_FOLDER } from '@prayer-community/domain/daily-content/content-folder';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

/** Matches the number of items in the cached feed. */
const IMAGES_MAX = 20;

/** In the URL of a stored file, its path is one segment: https://firebase.google.com/docs/storage/web/download-files */
const IN_CONTENT_FOLDER = `/o/${encodeURIComponent(`${CONTENT_FOLDER}/`)}`;

export function isFeedImage({ url, request }: { url: URL; request: { destination: string } }): boolean {
  return request.destination === 'image' && url.pathname.includes(IN_CONTENT_FOLDER);
}

/**
 * Caches the feed images that were shown, for offline viewing. Other files are not cached: a frame or tab that shows
 * one belongs to the storage site, which this worker does not control, and a file can be 50 MB.
 */
export function cacheFeedImages(): void {
  const images = new NetworkFirst({
    cacheName: 'feed-images',
    plugins: [new ExpirationPlugin({ maxEntries: IMAGES_MAX, purgeOnQuotaError: true })],
  });
  registerRoute(isFeedImage, images);
}
