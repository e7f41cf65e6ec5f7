/**
 * Runs the main journeys with the site as deployed, behind a local front end that is as strict as Google's.
 *   npm run rehearse:google
 *   npm run rehearse:google -- status-page    further arguments go to Playwright
 * The last line is `strict-google: N of N journeys`.
 */
import { stopSignal } from '../tools/processes/stop-signal.ts';
import { stepsOf } from '../tools/test-run/parts.ts';
import { expectNeeds, runSteps } from '../tools/test-run/run-steps.ts';
import { summarize } from '../tools/test-run/summary.ts';

const signal = stopSignal();
const steps = stepsOf(['strict-google', ...process.argv.slice(2)]);
await expectNeeds(steps);
const tally = await runSteps(steps, signal);
const journeys = tally.passed + tally.failures.length;
console.log(`\n${summarize(tally).join('\n')}`);
console.log(`strict-google: ${tally.passed} of ${journeys} journeys`);
process.exitCode = journeys > 0 && tally.failures.length === 0 && !signal.aborted ? 0 : 1;
