/**
 * Checks the configuration of a deployment, and says what is missing before anything is touched; then deploys.
 *   npm run deploy [-- --project ID] [--check]
 * With --check it stops after the checks.
 */
import { parseArgs } from 'node:util';
import { DEFAULT_REGION } from '@prayer-community/domain/region';
import { writeDeployedConfig } from '../local/deployment/deployed-config.ts';
import { deploymentProblems } from '../local/deployment/deployment-problems.ts';
import { FIREBASE_CLI, readDeployment } from '../local/deployment/read-deployment.ts';
import { readAnswers, withDefaults, writeSettings } from '../local/deployment/settings-files.ts';
import { runStep } from '../local/processes/run-step.ts';
import { REPOSITORY } from '../local/project.ts';

const { values: flags } = parseArgs({
  options: { project: { type: 'string' }, check: { type: 'boolean', default: false } },
});

const deployment = await readDeployment(REPOSITORY, flags.project ?? null);
const problems = deploymentProblems(deployment);
if (problems.length > 0) {
  console.error(`Nothing was deployed. ${problems.length} to do first (docs/deploy.md):`);
  console.error(problems.map((problem) => `  ${problem}`).join('\n'));
  process.exitCode = 1;
} else if (flags.check) {
  console.log(`Ready to be deployed to ${deployment.project}.`);
} else {
  const project = String(deployment.project);
  writeSettings(REPOSITORY, project, withDefaults(readAnswers(REPOSITORY, project)));
  const config = writeDeployedConfig(REPOSITORY, {
    project,
    region: deployment.functionsSettings?.REGION ?? DEFAULT_REGION,
    embedOrigins: deployment.webSettings?.VITE_EMBED_ORIGINS,
  });
  const args = [FIREBASE_CLI, 'deploy', '--project', project, '--config', config];
  process.exitCode = await runStep(process.execPath, args);
}
