/**
 * What a part of the rules language makes of expressions, as its reference says and the official engine does: an expression with
 * the same value, `fault: …` or `refused: …`.
 */
export interface Section {
  readonly title: string;
  /** Where the reference speaks of it. */
  readonly source: string;
  readonly cases: readonly (readonly [expression: string, outcome: string])[];
}
