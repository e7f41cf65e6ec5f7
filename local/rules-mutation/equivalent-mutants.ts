/**
 * Mutants that no request can tell from the original, by their id, each with the reason. `npm run mutate:rules` runs them all the
 * same, and fails where one is killed after all or is no mutant any more.
 */
export const EQUIVALENT_MUTANTS: Readonly<Record<string, string>> = {};
