import type { Browser } from 'playwright-core';
import type { Fault } from './faults.ts';

interface ShownResult {
  isDone: boolean;
  words: string;
}

/** How much of the flow is stored: `all`, `nothing`, or a description of an inconsistent state. */
export type Stored = string;

export const ALL: Stored = 'all';
export const NOTHING: Stored = 'nothing';

/** A flow with everything prepared except the last step. */
export interface Scene {
  /** Performs the last step. Called again after each failure. */
  begin(): Promise<void>;
  shown(): Promise<ShownResult>;
  /** Throws if something that was typed or recorded is gone. */
  expectInputPreserved?(): Promise<void>;
  stored(): Promise<Stored>;
  /** Does what schedules or the user would do next, until everything is stored. */
  settle?(): Promise<void>;
  leave(): Promise<void>;
}

/** Decision 009: a message is sent again if the provider's response was lost. */
export function isSent(times: number, fault: Fault | null): boolean {
  return times >= 1 && times <= (fault === null ? 1 : 2);
}

export interface Flow {
  name: string;
  faults: readonly Fault[];
  prepare(browser: Browser, fault: Fault | null): Promise<Scene>;
}
