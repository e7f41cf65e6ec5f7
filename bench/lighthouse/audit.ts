import lighthouse, { type Flags } from 'lighthouse';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Audit {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly largestPaintMs: number;
  readonly blockedMs: number;
  readonly layoutShift: number;
  /** The power of this machine as Lighthouse's benchmark index. */
  readonly power: number;
  /** Audits that lost points. Excludes performance, which varies with the load of the machine. */
  readonly faults: readonly string[];
}

/** A page with Firestore listeners never stops making requests. It is complete long before this limit. */
const LONGEST_LOAD_MS = 30_000;

/** Lighthouse's default slowdown, and the desktop benchmark index it is meant for: the middle of the highest bracket. */
const USUAL_SLOW_DOWN = 4;
const USUAL_POWER = 1750;

/**
 * Returns how many times slower the phone is than a machine of this power. Without this, a machine that is not a fast
 * desktop would simulate an unrealistically slow phone:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown
 */
export function slowDownFor(power: number): number {
  return Math.min(USUAL_SLOW_DOWN, Math.max(1, (USUAL_SLOW_DOWN * power) / USUAL_POWER));
}

/**
 * Audits a page with Lighthouse's mobile settings in the Chromium with DevTools on this port.
 * @param slowDown how many times slower the phone is than this machine
 */
export async function audit(
  url: string,
  port: number,
  categories: readonly Category[],
  slowDown = USUAL_SLOW_DOWN,
): Promise<Audit> {
  const flags: Flags = {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    maxWaitForLoad: LONGEST_LOAD_MS,
    // Not simulated, because a simulation treats everything this machine loads before its own first paint as required
    // for it.
    throttlingMethod: 'devtools',
    throttling: { cpuSlowdownMultiplier: slowDown },
  };
  const result = await lighthouse(url, flags);
  if (result === undefined || result.lhr.runtimeError !== undefined) {
    throw new Error(`${url} could not be visited: ${result?.lhr.runtimeError?.message}`);
  }
  const { categories: judged, audits } = result.lhr;
  const scoreOf = (category: Category) => Math.round((judged[category]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? 0;
  const faults = Object.entries(judged)
    .filter(([category]) => category !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`);
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    largestPaintMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    power: result.lhr.environment.benchmarkIndex,
    faults,
  };
}
