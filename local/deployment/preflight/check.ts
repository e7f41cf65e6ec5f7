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
  /** What is missing, and the way out where no command can mend it. */
  readonly what: string;
  /** Mends it; absent where a person must. */
  readonly mend?: () => Promise<void>;
}

/** Looks at one thing that a deployment needs, and changes nothing. */
export type Check<Part extends keyof Target = keyof Target> = (
  target: Pick<Target, Part>,
) => Promise<readonly Missing[]>;
