import { parseArgs } from 'node:util';
import { deploymentProblems } from '../tools/deployment/deployment-problems.ts';
import { readDeployment } from '../tools/deployment/read-deployment.ts';
import { REPOSITORY } from '../tools/project.ts';
import { runCommand } from '../tools/project-command.ts';
import { smoke, smokeTarget } from '../tools/smoke/smoke.ts';

await runCommand(run);

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { project: { type: 'string' } } });
  const deployment = readDeployment(REPOSITORY, values.project ?? null);
  const [problem] = deploymentProblems(deployment);
  const { project, functionsSettings, webSettings } = deployment;
  if (problem !== undefined || project === null || functionsSettings === null || webSettings === null) {
    throw new Error(problem);
  }
  process.exitCode = (await smoke(smokeTarget(project, functionsSettings, webSettings))) ? 0 : 1;
}
