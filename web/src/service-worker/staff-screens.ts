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
  /**
   * Serves the address of a staff screen from the network unless the device has the screens of this version. After a
   * deployment, the code that a cached page names is no longer hosted.
   * @param fromCache serves it without a connection, and on a device that has the screens
   */
  open: <Asked extends Navigation>(fromCache: Handler<Asked>) => Handler<Asked>;
}

interface Navigation {
  request: Request;
}

type Handler<Asked> = (asked: Asked) => Promise<Response>;

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
    open: (fromCache) => async (asked) =>
      (await isComplete(paths)) ? fromCache(asked) : networkFirst(asked, fromCache),
  };
}

async function networkFirst<Asked extends Navigation>(
  asked: Asked,
  fromCache: Handler<Asked>,
): Promise<Response> {
  try {
    return await fetch(asked.request);
  } catch (error) {
    console.warn('A staff screen is opened from the cache.', error);
    return fromCache(asked);
  }
}

/** Returns true if every file is cached. Storing the files fails after a deployment, and leaves those of other versions. */
async function isComplete(paths: ReadonlySet<string>): Promise<boolean> {
  if (!(await caches.has(CACHE_NAME))) {
    return false;
  }
  const cached = await cachedPaths(await caches.open(CACHE_NAME));
  return [...paths].every((path) => cached.has(path));
}

async function ifCached(act: () => Promise<void>): Promise<void> {
  if (await caches.has(CACHE_NAME)) {
    await act();
  }
}

async function store(paths: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(CACHE_NAME);
  const cached = await cachedPaths(cache);
  await cache.addAll([...paths].filter((path) => !cached.has(path)));
}

async function dropAllBut(paths: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(CACHE_NAME);
  const outdated = (await cache.keys()).filter((request) => !paths.has(pathOf(request)));
  await Promise.all(outdated.map((request) => cache.delete(request)));
}

async function cachedPaths(cache: Cache): Promise<Set<string>> {
  return new Set((await cache.keys()).map(pathOf));
}

function pathOf({ url }: Request): string {
  return new URL(url).pathname;
}
