import type { Service } from './mutation-run.ts';

const WITHOUT_AUTH = 'without an account, reading its token fails, which refuses as well';

/**
 * Mutants that no request can tell from the original, by their id, each with the reason. `npm run mutate:rules` runs them all the
 * same, and fails where one is killed after all or is no mutant any more.
 */
export const EQUIVALENT_MUTANTS: Readonly<Record<Service, Readonly<Record<string, string>>>> = {
  firestore: {},
  storage: {
    'hasPassedCode(): request.auth != null → true': WITHOUT_AUTH,
  },
};
