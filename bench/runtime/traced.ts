import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { type Blocking, blockingIn } from './main-thread.ts';

const SLOW_DOWN = 4;
/** After an action the page draws, and may load what it shows. */
const AFTERMATH_MS = 800;

const CATEGORIES = [
  '-*',
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-lighthouse',
  '__metadata',
];

/** What several repetitions of one action came to. */
export interface Measured {
  readonly action: string;
  /** Each with what the first alone may have had to load. */
  readonly first: Blocking;
  readonly median: Blocking;
}

/** Something that a hand does: keys and the mouse alone, as whatever a script asks of the page would be part of the trace. */
export interface Gesture {
  readonly action: string;
  /** Brings the page there; not traced. */
  prepare(): Promise<void>;
  perform(): Promise<void>;
  /** Sees to it that it was done, and takes it back; not traced. */
  finish(): Promise<void>;
}

/** Repeats a gesture on a page that runs four times slower. */
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
  const sorted = all.toSorted((one, other) => one.longestMs - other.longestMs);
  const [first] = all;
  const median = sorted[sorted.length >> 1];
  if (first === undefined || median === undefined) {
    throw new Error(`${gesture.action} was not repeated`);
  }
  return { action: gesture.action, first, median };
}
