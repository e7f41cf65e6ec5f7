/**
 * Keeps backends for journeys until Ctrl-C, so that no run starts its own; prints the variable by which runs find them.
 *   npx tsx tests/e2e/keep-backends.ts
 */
import { once } from 'node:events';
import { startJourneyBackends } from '../support/journey-backends.ts';

const backends = await startJourneyBackends();
console.log(`export JOURNEY_BACKENDS_URL=${backends.url}`);
await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));
await backends.stop();
