/**
 * Runs the main journeys with the site as it is deployed, behind a front end on this machine that is as strict as Google's.
 *   npm run rehearse:google
 *   npm run rehearse:google -- status-page    further arguments go to Playwright
 * The last line is `strict-google: N of N journeys`.
 */
import { stepsOf } from '../tools/test-run/parts.ts';
import { expectNeeds, runSteps } from '../tools/test-run/run-steps.ts';
import { summarize } from '../tools/test-run/summary.ts';

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => (stopping.signal.aborted ? process.exit(1) : stopping.abort()));
}

const steps = stepsOf(['strict-google', ...process.argv.slice(2)]);
await expectNeeds(steps);
const tally = await runSteps(steps, stopping.signal);
const journeys = tally.passed + tally.failures.length;
console.log(`\n${summarize(tally).join('\n')}`);
console.log(`strict-google: ${tally.passed} of ${journeys} journeys`);
process.exitCode = journeys > 0 && tally.failures.length === 0 && !stopping.signal.aborted ? 0 : 1;
