import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page, type Route } from 'playwright-core';
import { serveApplication } from './static-server.ts';

/** A page that is not usable after being idle this long is waiting for another script. */
const SETTLED_MS = 3_000;
const MOST_WAVES = 10;

export interface LoadedScript {
  readonly path: string;
  readonly gzipBytes: number;
}

export interface FirstLoad {
  /** Scripts that the page needs to be usable. */
  readonly before: readonly LoadedScript[];
  /** Scripts that are also requested, but that no one has to wait for. */
  readonly after: readonly LoadedScript[];
}

/**
 * Opens a built application in Chromium with an empty cache and reports which scripts have to load before it is usable.
 * Scripts are let through in waves, the next one only when the page waits for it, so neither the network nor the
 * machine affects the order.
 * @param usableWhen selectors that all match once the page is usable
 */
export async function measureFirstLoad(
  folder: string,
  chromiumPath: string,
  usableWhen: readonly string[],
): Promise<FirstLoad> {
  const server = await serveApplication(folder);
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const held: Route[] = [];
    await page.route('**/*.js', (route) => {
      held.push(route);
    });
    await page.goto(server.url, { waitUntil: 'commit' });
    const before: LoadedScript[] = [];
    for (let wave = 0; !(await becomesUsable(page, usableWhen)); wave += 1) {
      if (wave === MOST_WAVES) {
        throw new Error('The page cannot be used, whatever it loads.');
      }
      const released = held.splice(0);
      before.push(...released.map((route) => weigh(folder, route)));
      await Promise.all(released.map((route) => route.continue()));
    }
    return { before, after: held.map((route) => weigh(folder, route)) };
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Counts only the time in which the page has nothing to do, so a slow machine does not make it seem to wait. */
function becomesUsable(page: Page, selectors: readonly string[]): Promise<boolean> {
  return page.evaluate(
    async ([wanted, settledMs]) => {
      let idleMs = 0;
      while (!wanted.every((selector) => document.querySelector(selector) !== null)) {
        if (idleMs >= settledMs) {
          return false;
        }
        const idle = await new Promise<IdleDeadline>((resolve) => requestIdleCallback(resolve));
        idleMs += idle.timeRemaining();
      }
      return true;
    },
    [selectors, SETTLED_MS] as const,
  );
}

function weigh(folder: string, route: Route): LoadedScript {
  const { pathname } = new URL(route.request().url());
  return { path: pathname, gzipBytes: gzipSync(readFileSync(join(folder, pathname))).byteLength };
}
