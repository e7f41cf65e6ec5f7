/**
 * Checks types, lint and builds, and runs the tests of every project with a backend of their own. What failed
 * stands together at the end; the last line is `N passed, N failed`.
 *   npm test                        everything
 *   npm test -- functions           one vitest project, or several (local/test-run/projects.ts)
 *   npm test -- functions sign-in   what is no project's name goes to vitest
 */

import { runTests } from '../local/test-run/run-tests.ts';
import { describeTally } from '../local/test-run/tally.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => process.exit(1));
}
const tally = await runTests(process.argv.slice(2));
console.log(describeTally(tally));
process.exitCode = tally.failures.length === 0 ? 0 : 1;
