import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import type { Fault, InjectedFault } from './faults.ts';
import { ALL, type Flow, NOTHING, type Scene, type Stored } from './flow.ts';
import { until } from './until.ts';

const MOST_TRIES = 4;
/** Time for triggers to finish after the last message. A busy machine starts them late. */
const SETTLED_MS = 120_000;
/** Time for a write that is in flight when its response is lost. */
const IN_FLIGHT_MS = 10_000;

interface PlannedFault {
  fault: Fault;
  afterMs: number;
  forMs: number;
  inject(): InjectedFault;
}

export interface Outcome {
  shown: string[];
  /** Null if the flow is whole. */
  problem: string | null;
  /** Time from the user's last step to the last message. */
  durationMs: number;
  hit: string;
}

export async function playRound(
  flow: Flow,
  browser: Browser,
  planned: PlannedFault | null,
): Promise<Outcome> {
  const outcome: Outcome = { shown: [], problem: null, durationMs: 0, hit: '' };
  const scene = await flow.prepare(browser, planned?.fault ?? null);
  const healed = planned === null ? Promise.resolve('') : injectFault(planned);
  const startedAtMs = performance.now();
  try {
    await completeFlow(scene, healed, outcome);
    outcome.durationMs = performance.now() - startedAtMs;
    outcome.hit = await healed;
    const stored = await settled(scene);
    if (stored !== ALL) {
      throw new Error(`in the end: ${stored}`);
    }
  } catch (error) {
    outcome.problem = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  } finally {
    await healed;
    await scene.leave();
  }
  return outcome;
}

async function injectFault({ afterMs, forMs, inject }: PlannedFault): Promise<string> {
  await pause(afterMs);
  const { hit, heal } = inject();
  await pause(forMs);
  heal();
  return hit;
}

async function completeFlow(scene: Scene, healed: Promise<unknown>, { shown }: Outcome): Promise<void> {
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    await scene.begin();
    const { isDone, words } = await scene.shown();
    shown.push(words);
    if (isDone) {
      return;
    }
    await scene.expectInputPreserved?.();
    await healed;
    const stored = await until(
      () => scene.stored(),
      (each) => each === ALL || each === NOTHING,
      IN_FLIGHT_MS,
    );
    if (stored !== ALL && stored !== NOTHING) {
      throw new Error(`a failure was shown, and there is ${stored}`);
    }
  }
  throw new Error(`not done after ${MOST_TRIES} tries`);
}

async function settled(scene: Scene): Promise<Stored> {
  return until(
    async () => {
      const stored = await scene.stored();
      if (stored === ALL) {
        return stored;
      }
      await scene.settle?.();
      return scene.stored();
    },
    (stored) => stored === ALL,
    SETTLED_MS,
  );
}
