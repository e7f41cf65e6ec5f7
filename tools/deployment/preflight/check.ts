import type { Google } from '../google.ts';
import type { Values } from '../settings-files.ts';

export interface Target {
  readonly google: Google;
  readonly project: string;
  /** Service account addresses contain this number. */
  readonly projectNumber: string;
  readonly region: string;
  readonly functionsSettings: Values;
  readonly webSettings: Values;
  readonly functionNames: readonly string[];
}

export interface Missing {
  /** What is missing, and what to do if no command can fix it. */
  readonly what: string;
  /** Fixes it. Absent if a person has to. */
  readonly fix?: () => Promise<unknown>;
}

export function missingUnless(isThere: boolean, what: string, fix?: Missing['fix']): Missing[] {
  return isThere ? [] : [{ what, fix }];
}

/** Checks one requirement of a deployment. Changes nothing. */
export type Check<Part extends keyof Target = keyof Target> = (
  target: Pick<Target, Part>,
) => Promise<readonly Missing[]>;
