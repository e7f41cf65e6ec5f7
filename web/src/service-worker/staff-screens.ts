import { registerRoute } from 'workbox-routing';

const CACHE_NAME = 'staff-screens';

/** The code of the staff's screens, cached where staff sign in; all versions of the site share one cache. */
interface StaffScreens {
  /** Fetches what is not cached yet. */
  store: () => Promise<void>;
  /** As `store`, on a device that keeps an earlier version of them already. */
  refresh: () => Promise<void>;
  /** Drops what is of earlier versions alone. */
  dropOutdated: () => Promise<void>;
}

/**
 * Serves the staff's screens from the cache. Visitors' devices cache none.
 * @param files paths without a slash before them, each with a hash of what is in it
 */
export function staffScreens(files: readonly string[]): StaffScreens {
  const paths = new Set(files.map((file) => `/${file}`));
  registerRoute(
    ({ url }) => paths.has(url.pathname),
    async ({ request }) => (await caches.match(request, { cacheName: CACHE_NAME })) ?? fetch(request),
  );
  return {
    store: () => store(paths),
    refresh: () => ifCached(() => store(paths)),
    dropOutdated: () => ifCached(() => dropAllBut(paths)),
  };
}

async function ifCached(act: () => Promise<void>): Promise<void> {
  if (await caches.has(CACHE_NAME)) {
    await act();
  }
}

async function store(paths: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(CACHE_NAME);
  const cached = new Set((await cache.keys()).map(pathOf));
  await cache.addAll([...paths].filter((path) => !cached.has(path)));
}

async function dropAllBut(paths: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(CACHE_NAME);
  const outdated = (await cache.keys()).filter((request) => !paths.has(pathOf(request)));
  await Promise.all(outdated.map((request) => cache.delete(request)));
}

function pathOf({ url }: Request): string {
  return new URL(url).pathname;
}
