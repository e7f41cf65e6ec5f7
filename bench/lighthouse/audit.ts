import lighthouse, { type Flags } from 'lighthouse';

/** The categories in which a page is judged. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What one visit of a page on a mobile phone came to. */
export interface Audit {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly largestPaintMs: number;
  readonly blockedMs: number;
  readonly layoutShift: number;
  /** How much this machine does, as Lighthouse counts it. */
  readonly power: number;
  /** What lost points in the categories that no noise of the machine changes. */
  readonly faults: readonly string[];
}

/** A page that listens to the database never stops asking for more; it is there long before. */
const LONGEST_LOAD_MS = 30_000;

/** What Lighthouse slows down by, and what it takes a desktop to do that it slows down by so much: the middle of its highest bracket. */
const USUAL_SLOW_DOWN = 4;
const USUAL_POWER = 1750;

/**
 * How many times slower the phone is than a machine of that power. A machine that is no fast desktop would else stand for a phone
 * that nobody has: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown
 */
export function slowDownFor(power: number): number {
  return Math.min(USUAL_SLOW_DOWN, Math.max(1, (USUAL_SLOW_DOWN * power) / USUAL_POWER));
}

/**
 * Visits a page as Lighthouse's mobile phone does, in the Chromium that listens to DevTools on that port.
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
    // Not simulated: a simulation takes whatever this machine delivered before its own first paint for needed by it.
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

/** The visit with the middle score of performance. */
export function median(audits: readonly Audit[]): Audit {
  const sorted = audits.toSorted((one, other) => one.scores.performance - other.scores.performance);
  const middle = sorted[sorted.length >> 1];
  if (middle === undefined) {
    throw new Error('There is no visit to choose from');
  }
  return middle;
}
