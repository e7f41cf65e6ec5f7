import type { Google } from '../google.ts';
import type { Values } from '../settings-files.ts';

/** The project that is looked at before a deployment. */
export interface Target {
  readonly google: Google;
  readonly project: string;
  /** By which service accounts are named. */
  readonly projectNumber: string;
  readonly region: string;
  readonly functionsSettings: Values;
  readonly webSettings: Values;
  /** The names of the functions that are deployed. */
  readonly functionNames: readonly string[];
}

/** Something that a deployment needs first. */
export interface Missing {
  /** What is missing, and what to do where no command can fix it. */
  readonly what: string;
  /** Fixes it; absent where a person must. */
  readonly fix?: () => Promise<unknown>;
}

/** What is missing unless it is there, as a list. */
export function missingUnless(isThere: boolean, what: string, fix?: Missing['fix']): Missing[] {
  return isThere ? [] : [{ what, fix }];
}

/** Looks at one thing that a deployment needs, and changes nothing. */
export type Check<Part extends keyof Target = keyof Target> = (
  target: Pick<Target, Part>,
) => Promise<readonly Missing[]>;
