import { parseArgs } from 'node:util';
import { signInToGoogle } from '../tools/deployment/google.ts';
import { fixAll } from '../tools/deployment/preflight/fix-all.ts';
import {
  apis,
  billing,
  firstApis,
  permissions,
  publicCallers,
} from '../tools/deployment/preflight/project-checks.ts';
import { readProjectNumber } from '../tools/deployment/project-number.ts';
import { readDeployment } from '../tools/deployment/read-deployment.ts';
import { setUp } from '../tools/deployment/setup/set-up.ts';
import { REPOSITORY } from '../tools/project.ts';
import { runCommand } from '../tools/project-command.ts';

await runCommand(run);

async function run(): Promise<void> {
  const { values: flags } = parseArgs({ options: { project: { type: 'string' } } });
  const { project } = readDeployment(REPOSITORY, flags.project ?? null);
  if (project === null || flags.project === undefined) {
    throw new Error('No project is named: npm run setup -- --project ID');
  }
  const google = await signInToGoogle(REPOSITORY, project);
  // Before the first question, because this detects a wrong id.
  await readProjectNumber(google, project);
  await fixAll(() => firstApis({ google, project }));
  for (const check of [billing, permissions, publicCallers]) {
    const [obstacle] = await check({ google, project });
    if (obstacle !== undefined) {
      throw new Error(obstacle.what);
    }
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
