import type { Browser } from 'playwright-core';
import type { Fault } from './faults.ts';

/** The message shown at the end of an attempt. */
export interface ShownResult {
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
  expectInputPreserved(): Promise<void>;
  stored(): Promise<Stored>;
  /** Does what schedules or the user would do next, until everything is stored. */
  settle(): Promise<void>;
  leave(): Promise<void>;
}

export interface Flow {
  name: string;
  /** The parts that the flow depends on. */
  faults: readonly Fault[];
  prepare(browser: Browser, fault: Fault | null): Promise<Scene>;
}
