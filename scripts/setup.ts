/**
 * Asks for the settings and secrets of a project, one at a time. It may be stopped and run again at any point.
 *   npm run setup -- --project ID
 */
import { parseArgs } from 'node:util';
import { signInToGoogle } from '../tools/deployment/google.ts';
import { fixAll } from '../tools/deployment/preflight/fix-all.ts';
import { apis, billing } from '../tools/deployment/preflight/project-checks.ts';
import { readProjectNumber } from '../tools/deployment/project-number.ts';
import { readDeployment } from '../tools/deployment/read-deployment.ts';
import { setUp } from '../tools/deployment/setup/set-up.ts';
import { REPOSITORY } from '../tools/project.ts';

const { values: flags } = parseArgs({ options: { project: { type: 'string' } } });

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { project } = readDeployment(REPOSITORY, flags.project ?? null);
  if (project === null || flags.project === undefined) {
    throw new Error('No project is named: npm run setup -- --project ID');
  }
  const google = await signInToGoogle(REPOSITORY, project);
  // Before the first question: a wrong id is found here.
  await readProjectNumber(google, project);
  const [unpaid] = await billing({ google, project });
  if (unpaid !== undefined) {
    throw new Error(unpaid.what);
  }
  await fixAll(() => apis({ google, project }));
  await setUp({
    folder: REPOSITORY,
    project,
    google,
    terminal: { input: process.stdin, output: process.stdout },
  });
  console.log(`Next: npm run deploy -- --project ${project}`);
}
