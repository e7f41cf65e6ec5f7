import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { quantile } from '../harness/quantile.ts';
import { type Blocking, blockingIn } from './main-thread.ts';

const SLOW_DOWN = 4;
/** Time after an action for the page to render and to load content. */
const AFTERMATH_MS = 800;

const CATEGORIES = [
  '-*',
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-lighthouse',
  '__metadata',
];

export interface Measured {
  readonly action: string;
  /** The first repetition, which may include loading. */
  readonly first: Blocking;
  readonly median: Blocking;
}

/** A gesture of a user. Uses only keys and the mouse because any work of a script on the page would be part of the trace. */
export interface Gesture {
  readonly action: string;
  /** Prepares the page. Not traced. */
  prepare(): Promise<void>;
  perform(): Promise<void>;
  /** Verifies the effect and undoes it. Not traced. */
  finish(): Promise<void>;
}

export async function traceGesture(
  browser: Browser,
  page: Page,
  gesture: Gesture,
  repetitions: number,
): Promise<Measured> {
  const devTools = await page.context().newCDPSession(page);
  const all: Blocking[] = [];
  for (let repeated = 0; repeated < repetitions; repeated += 1) {
    await gesture.prepare();
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await browser.startTracing(page, { categories: CATEGORIES });
    await gesture.perform();
    await setTimeout(AFTERMATH_MS);
    const trace = await browser.stopTracing();
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await gesture.finish();
    all.push(blockingIn(trace, new URL(page.url()).origin));
  }
  await devTools.detach();
  const median = quantile(all, 0.5, ({ longestMs }) => longestMs);
  return { action: gesture.action, first: all[0] ?? median, median };
}
