import { registerRoute } from 'workbox-routing';

const CACHE_NAME = 'staff-screens';

/** The code of the staff's screens, kept where somebody of the staff signs in; all versions of the site share one cache. */
interface StaffScreens {
  /** Fetches what is not kept yet. */
  keep: () => Promise<void>;
  /** As `keep`, on a device that keeps an earlier version of them already. */
  keepAgain: () => Promise<void>;
  /** Drops what is of earlier versions alone. */
  dropOutdated: () => Promise<void>;
}

/**
 * Answers for the screens of the staff from what this device keeps of them. A visitor's keeps nothing.
 * @param files paths without a slash before them, each with a hash of what is in it
 */
export function staffScreens(files: readonly string[]): StaffScreens {
  const paths = new Set(files.map((file) => `/${file}`));
  registerRoute(
    ({ url }) => paths.has(url.pathname),
    async ({ request }) => (await caches.match(request, { cacheName: CACHE_NAME })) ?? fetch(request),
  );
  return {
    keep: () => keep(paths),
    keepAgain: () => whereKept(() => keep(paths)),
    dropOutdated: () => whereKept(() => dropAllBut(paths)),
  };
}

async function whereKept(act: () => Promise<void>): Promise<void> {
  if (await caches.has(CACHE_NAME)) {
    await act();
  }
}

async function keep(paths: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(CACHE_NAME);
  const kept = new Set((await cache.keys()).map(pathOf));
  await cache.addAll([...paths].filter((path) => !kept.has(path)));
}

async function dropAllBut(paths: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(CACHE_NAME);
  const outdated = (await cache.keys()).filter((request) => !paths.has(pathOf(request)));
  await Promise.all(outdated.map((request) => cache.delete(request)));
}

function pathOf({ url }: Request): string {
  return new URL(url).pathname;
}
