import { beforeEach, describe, expect, it, vi } from 'vitest';
import { staffScreens } from './staff-screens.ts';

type Handler = (asked: { request: Request }) => Promise<Response>;
const registerRoute = vi.hoisted(() => vi.fn<(match: unknown, handler: Handler) => void>());
vi.mock('workbox-routing', () => ({ registerRoute }));

const SITE = 'https://prayer.example';

class FakeCaches {
  readonly cached = new Map<string, Map<string, string>>();
  fetched: string[] = [];

  has = async (name: string) => this.cached.has(name);

  open = async (name: string) => {
    const files = this.cached.get(name) ?? new Map<string, string>();
    this.cached.set(name, files);
    return {
      keys: async () => [...files.keys()].map((path) => ({ url: SITE + path })),
      addAll: async (paths: string[]) => {
        this.fetched.push(...paths);
        for (const path of paths) {
          files.set(path, `kept ${path}`);
        }
      },
      delete: async ({ url }: { url: string }) => files.delete(new URL(url).pathname),
    };
  };

  match = async ({ url }: { url: string }, { cacheName }: { cacheName: string }) =>
    this.cached.get(cacheName)?.get(new URL(url).pathname);

  paths = () => [...this.cached.values()].flatMap((files) => [...files.keys()]);
}

let device: FakeCaches;

beforeEach(() => {
  device = new FakeCaches();
  vi.stubGlobal('caches', device);
  registerRoute.mockReset();
});

describe('the device of a visitor', () => {
  it('caches nothing, neither when a version is installed nor when it takes over', async () => {
    const screens = staffScreens(['assets/dashboard-1.js']);

    await screens.refresh();
    await screens.dropOutdated();

    expect(device.cached.size).toBe(0);
  });

  it('loads a staff screen from the network', async () => {
    vi.stubGlobal('fetch', async () => 'fetched');
    staffScreens(['assets/dashboard-1.js']);

    expect(await answerTo('/assets/dashboard-1.js')).toBe('fetched');
    expect(device.cached.size).toBe(0);
  });
});

describe('the page of a staff screen', () => {
  const FILES = ['assets/dashboard-1.js', 'assets/menu-1.js'];

  async function textOfPage(): Promise<string> {
    const open = staffScreens(FILES).open(async () => new Response('cached'));
    return (await open({ request: new Request(`${SITE}/prayerteam`) })).text();
  }

  beforeEach(() => {
    vi.stubGlobal('fetch', async () => new Response('fetched'));
  });

  it('is fetched on the device of a visitor, and cached without a connection', async () => {
    expect(await textOfPage()).toBe('fetched');

    vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await textOfPage()).toBe('cached');
    expect(device.cached.size).toBe(0);
  });

  it('is cached once all staff screens are, also while the files of a new version are added', async () => {
    await staffScreens(FILES).store();
    await staffScreens(['assets/dashboard-2.js', 'assets/menu-1.js']).refresh();

    expect(await textOfPage()).toBe('cached');
  });

  it('is fetched if the cache has only files that another version shares', async () => {
    await staffScreens(['assets/menu-1.js']).store();

    expect(await textOfPage()).toBe('fetched');
  });
});

describe('a device on which staff have signed in', () => {
  it('caches all staff screens once and serves them from the cache', async () => {
    const screens = staffScreens(['assets/dashboard-1.js', 'assets/menu-1.js']);

    await screens.store();
    await screens.store();

    expect(device.fetched).toEqual(['/assets/dashboard-1.js', '/assets/menu-1.js']);
    expect(await answerTo('/assets/menu-1.js')).toBe('kept /assets/menu-1.js');
  });

  it('adds the new files of a new version and removes old ones once it has taken over', async () => {
    await staffScreens(['assets/dashboard-1.js', 'assets/menu-1.js']).store();
    const next = staffScreens(['assets/dashboard-2.js', 'assets/menu-1.js']);

    await next.refresh();
    expect(device.paths()).toEqual(['/assets/dashboard-1.js', '/assets/menu-1.js', '/assets/dashboard-2.js']);
    await next.dropOutdated();

    expect(device.paths()).toEqual(['/assets/menu-1.js', '/assets/dashboard-2.js']);
    expect(device.fetched).toHaveLength(3);
  });
});

async function answerTo(path: string): Promise<unknown> {
  const [, answer] = registerRoute.mock.lastCall ?? [];
  return answer?.({ request: new Request(SITE + path) });
}
