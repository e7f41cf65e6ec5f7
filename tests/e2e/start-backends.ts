/**
 * Runs backends for journeys until Ctrl-C, so no run has to start its own. Prints the variable that runs find them by.
 *   npx tsx tests/e2e/start-backends.ts            for npm run e2e
 *   npx tsx tests/e2e/start-backends.ts --strict   for npm run rehearse:google
 */
import { once } from 'node:events';
import { startJourneyBackends } from '../support/journey-backends.ts';
import { localBackends } from '../support/local-backends.ts';
import { strictBackends } from '../support/strict-backends.ts';

const backends = await startJourneyBackends(
  process.argv.includes('--strict') ? strictBackends : localBackends,
);
console.log(`export JOURNEY_BACKENDS_URL=${backends.url}`);
await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));
await backends.stop();
