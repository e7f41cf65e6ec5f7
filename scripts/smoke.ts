/**
 * Looks at a deployed project from outside, at what no emulator can settle; it stores nothing.
 *   npm run smoke -- --project my-project
 * The last line is `smoke: N of N held`.
 */
import { parseArgs } from 'node:util';
import { readDeployment } from '../tools/deployment/read-deployment.ts';
import { REPOSITORY } from '../tools/project.ts';
import { smoke, smokeTarget } from '../tools/smoke/smoke.ts';

const { values } = parseArgs({ options: { project: { type: 'string' } } });
const { project, functionsSettings, webSettings } = readDeployment(REPOSITORY, values.project ?? null);

if (project === null || functionsSettings === null || webSettings === null) {
  console.error('Name a project that has settings: npm run smoke -- --project ID');
  process.exitCode = 1;
} else {
  process.exitCode = (await smoke(smokeTarget(project, functionsSettings, webSettings))) ? 0 : 1;
}
