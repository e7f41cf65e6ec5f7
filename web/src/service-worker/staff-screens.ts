import { registerRoute } from 'workbox-routing';

const CACHE_NAME = 'staff-screens';

/** The code of the staff screens, cached only on devices where staff sign in. All versions of the site share one cache. */
interface StaffScreens {
  /** Fetches what is not cached yet. */
  store: () => Promise<void>;
  /** Like `store`, but only on a device that already has an earlier version in its cache. */
  refresh: () => Promise<void>;
  /** Removes the files that only earlier versions use. */
  dropOutdated: () => Promise<void>;
}

/**
 * Serves the staff screens from the cache if they are in it. Visitors' devices cache none.
 * @param files paths without a leading slash, each with a content hash
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
