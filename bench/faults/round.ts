import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import type { Fault, InjectedFault } from './faults.ts';
import { type Counts, type Flow, isNothing, isWhole, type Scene } from './flow.ts';
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
  const fault = planned?.fault ?? null;
  const scene = await flow.prepare(browser, fault);
  const isStored = (counts: Counts) => isWhole(counts, fault);
  const healed = planned === null ? Promise.resolve('') : injectFault(planned);
  const startedAtMs = performance.now();
  try {
    await completeFlow(scene, isStored, healed, outcome);
    outcome.durationMs = performance.now() - startedAtMs;
    outcome.hit = await healed;
    const counts = await settled(scene, isStored);
    if (!isStored(counts)) {
      throw new Error(`in the end: ${JSON.stringify(counts)}`);
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

async function completeFlow(
  scene: Scene,
  isStored: (counts: Counts) => boolean,
  healed: Promise<unknown>,
  { shown }: Outcome,
): Promise<void> {
  const isConsistent = (counts: Counts) => isNothing(counts) || isStored(counts);
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    await scene.begin();
    const { isDone, words } = await scene.shown();
    shown.push(words);
    if (isDone) {
      return;
    }
    await scene.expectInputPreserved?.();
    await healed;
    const counts = await until(() => scene.count(), isConsistent, IN_FLIGHT_MS);
    if (!isConsistent(counts)) {
      throw new Error(`a failure was shown, and there is ${JSON.stringify(counts)}`);
    }
  }
  throw new Error(`not done after ${MOST_TRIES} tries`);
}

async function settled(scene: Scene, isStored: (counts: Counts) => boolean): Promise<Counts> {
  const countAndSettle = async () => {
    const counts = await scene.count();
    if (!isStored(counts)) {
      await scene.settle?.();
    }
    return counts;
  };
  return until(countAndSettle, isStored, SETTLED_MS);
}
