import type { Browser } from 'playwright-core';
import type { Fault } from './faults.ts';

interface ShownResult {
  isDone: boolean;
  words: string;
}

/** How often each part of a flow is there. */
export interface Counts {
  readonly stored: Readonly<Record<string, number>>;
  readonly sent?: readonly number[];
}

/** A flow with everything prepared except the last step. */
export interface Scene {
  /** Performs the last step. Called again after each failure. */
  begin(): Promise<void>;
  shown(): Promise<ShownResult>;
  /** Throws if something that was typed or recorded is gone. */
  expectInputPreserved?(): Promise<void>;
  count(): Promise<Counts>;
  /** Does what schedules or the user would do next, until everything is stored. */
  settle?(): Promise<void>;
  leave(): Promise<void>;
}

export interface Flow {
  name: string;
  faults: readonly Fault[];
  prepare(browser: Browser, fault: Fault | null): Promise<Scene>;
}

export function isNothing({ stored, sent = [] }: Counts): boolean {
  return [...Object.values(stored), ...sent].every((count) => count === 0);
}

/** True if everything is there once. Decision 009: a message is sent again if the provider's response was lost. */
export function isWhole({ stored, sent = [] }: Counts, fault: Fault | null): boolean {
  const mostSent = fault === null ? 1 : 2;
  return (
    Object.values(stored).every((count) => count === 1) &&
    sent.every((count) => count >= 1 && count <= mostSent)
  );
}
