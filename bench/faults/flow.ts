import type { Browser } from 'playwright-core';
import type { Fault } from './faults.ts';

/** What somebody reads at the end of a try. */
export interface ShownResult {
  isDone: boolean;
  words: string;
}

/** How much of it is stored: `all` of it, `nothing`, or what is wrong with what is there. */
export type Stored = string;

export const ALL: Stored = 'all';
export const NOTHING: Stored = 'nothing';

/** Somebody who has prepared everything but the last step. */
export interface Scene {
  /** The last step; once more after a failure. */
  begin(): Promise<void>;
  shown(): Promise<ShownResult>;
  /** Throws where something that was typed or recorded is no longer there. */
  expectInputPreserved(): Promise<void>;
  stored(): Promise<Stored>;
  /** What the clock does by itself in time, and who uses the flow after it, until all is stored. */
  settle(): Promise<void>;
  leave(): Promise<void>;
}

/** Something that a person or the product does from beginning to end. */
export interface Flow {
  name: string;
  /** What it goes through, and so can lose. */
  faults: readonly Fault[];
  prepare(browser: Browser, fault: Fault | null): Promise<Scene>;
}
