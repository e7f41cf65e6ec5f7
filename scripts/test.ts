import { stopSignal } from '../tools/processes/stop-signal.ts';
import { stepsOf } from '../tools/test-run/parts.ts';
import { expectNeeds, runSteps } from '../tools/test-run/run-steps.ts';
import { summarize } from '../tools/test-run/summary.ts';

const signal = stopSignal();

try {
  const steps = stepsOf(process.argv.slice(2));
  await expectNeeds(steps);
  const tally = await runSteps(steps, signal);
  console.log(signal.aborted ? '\nStopped.' : `\n${summarize(tally).join('\n')}`);
  process.exitCode = tally.failures.length === 0 && !signal.aborted ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
