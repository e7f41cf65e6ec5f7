/**
 * Rehearses a release without a project: the deployment, the functions package, the main journeys under Google's host
 * names, and the indexes of all queries.
 *   npm run rehearse
 * The last line is `rehearse: N of 4`.
 */
import { runStep } from '../tools/processes/run-step.ts';

const STEPS = ['rehearse:deploy', 'prove:package', 'rehearse:google', 'prove:indexes'];

const failed: string[] = [];
for (const step of STEPS) {
  console.log(`\n== ${step}`);
  if ((await runStep('npm', ['run', '--silent', step])) !== 0) {
    failed.push(step);
  }
}
for (const step of failed) {
  console.log(`failed: ${step}`);
}
console.log(`rehearse: ${STEPS.length - failed.length} of ${STEPS.length}`);
process.exitCode = failed.length === 0 ? 0 : 1;
