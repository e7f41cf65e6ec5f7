import { appendFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isAgreed } from '../is-agreed.ts';
import { runStep } from '../processes/run-step.ts';
import { applyMetrics } from './alerts.ts';
import { openToVisitors, pausedSchedules, schedulesWithoutJob } from './complete-functions.ts';
import { writeDeployedConfig } from './deployed-config.ts';
import { deploymentProblems } from './deployment-problems.ts';
import { finishDeployment } from './finish-deployment.ts';
import { readFunctionNames } from './function-names.ts';
import { writeFunctionsLockfile } from './functions-lockfile.ts';
import { type Google, signInToGoogle } from './google.ts';
import { indexesBuilt } from './indexes-built.ts';
import type { Target } from './preflight/check.ts';
import { fixAll } from './preflight/fix-all.ts';
import { preflight } from './preflight/preflight.ts';
import { removedFunctions } from './preflight/release-checks.ts';
import { readProjectNumber } from './project-number.ts';
import { FIREBASE_CLI, readDeployment } from './read-deployment.ts';
import { readAnswers, withDefaults, writeSettings } from './settings-files.ts';
import { settleRemoved } from './settle-removed.ts';

/** Seconds the CLI waits for function discovery. Its default of 10 is too short on a busy machine. */
const DISCOVERY_SECONDS = '120';

const LIMIT_RELEASES = fileURLToPath(new URL('limit-releases.cjs', import.meta.url));

interface DeployOptions {
  readonly folder: string;
  /** A project id or alias. Null for the default project in `.firebaserc`. */
  readonly project: string | null;
  /** Stops before any change. */
  readonly isCheck: boolean;
  /** Stops once the project and its indexes are ready. An archive is imported at this point. */
  readonly onlyPrepares: boolean;
  /** Fixes what commands can fix, without asking. */
  readonly fixes: boolean;
  /** Deletes functions that this version no longer has, without asking. */
  readonly deletesRemoved: boolean;
}

/**
 * Deploys everything once nothing is missing.
 * @throws Error before any change, or at the step that failed. The message says what to do
 */
export async function deploy(options: DeployOptions): Promise<void> {
  const target = await readTarget(options);
  await fixOrStop(target, options);
  const { folder, isCheck, onlyPrepares } = options;
  const { google, project, region, webSettings } = target;
  if (onlyPrepares && !isCheck) {
    // An import ends with erasures, which find their documents through these.
    await step('Indexes', deployCommand(project, 'firestore:indexes'));
    await indexesBuilt(google, project);
    console.log(`${project} has what it needs, and no function was deployed.`);
    return;
  }
  await settleRemoved(await removedFunctions(target), options, (question) => isAgreed(question, false));
  if (isCheck) {
    console.log([`Ready to be deployed to ${project}.`, ...(await pausedSchedules(target))].join('\n'));
    return;
  }
  writeSettings(folder, project, withDefaults(readAnswers(folder, project)));
  // Build everything before the first change. A failed build leaves the project unchanged.
  await step('Building the functions', [process.execPath, 'functions/build.mjs']);
  writeFunctionsLockfile(folder);
  await step('Building the site', ['npm', 'run', 'build', '--workspace', 'web', '--', '--mode', project]);
  const config = writeDeployedConfig(folder, { region, embedOrigins: webSettings.VITE_EMBED_ORIGINS });
  const command = (only: string, ...more: string[]) =>
    deployCommand(project, only, '--config', config, ...more);
  console.log('\n== Metrics of the logs');
  await applyMetrics(google, project);
  // The previous site works with the new rules and indexes, too. The new site comes last, once everything it calls
  // exists.
  await step('Rules and indexes', command('firestore,storage'));
  await indexesBuilt(google, project);
  // `--force` only answers questions that are already settled: retries are intended, removed functions were asked
  // about, and images of old builds are deleted after a day.
  await step('Functions', command('functions', '--force'));
  await openToVisitors(target);
  const idle = await schedulesWithoutJob(target);
  if (idle.length > 0) {
    // The CLI skips unchanged functions unless they are named.
    await step('Schedules', command(idle.map((name) => `functions:${name}`).join(','), '--force'));
  }
  await step('Site', command('hosting'));
  console.log(
    `\nDeployed to ${project}. Look at ${target.functionsSettings.PUBLIC_SITE_URL}: the form, the wall, a sign-in.`,
  );
  reportToWorkflow();
  if (!(await finishDeployment(target, folder))) {
    process.exitCode = 1;
  }
}

/** Lets the later steps of a GitHub Actions job run, even if the deployment cannot be finished. */
function reportToWorkflow(): void {
  const { GITHUB_OUTPUT } = process.env;
  if (GITHUB_OUTPUT) {
    appendFileSync(GITHUB_OUTPUT, 'is_deployed=true\n');
  }
}

async function readTarget({ folder, project }: DeployOptions): Promise<Target> {
  const deployment = readDeployment(folder, project);
  const problems = deploymentProblems(deployment);
  const { project: id, functionsSettings, webSettings } = deployment;
  if (problems.length > 0 || id === null || functionsSettings === null || webSettings === null) {
    throw stopped(problems);
  }
  const google: Google = await signInToGoogle(folder, id);
  return {
    google,
    project: id,
    projectNumber: await readProjectNumber(google, id),
    region: functionsSettings.REGION ?? '',
    functionsSettings,
    webSettings,
    functionNames: readFunctionNames(folder),
  };
}

async function fixOrStop(target: Target, { isCheck, fixes }: DeployOptions): Promise<void> {
  for (let missing = await preflight(target); missing.length > 0; missing = await preflight(target)) {
    const byHand = missing.flatMap(({ what, fix }) => (fix === undefined ? [what] : []));
    const fixable = missing.flatMap(({ what, fix }) => (fix === undefined ? [] : [what]));
    if (byHand.length > 0) {
      const rest = `After that the deployment can fix ${fixable.length} more, with your consent.`;
      throw stopped(fixable.length === 0 ? byHand : [...byHand, rest]);
    }
    console.log(`The project is not ready yet. This command can fix:\n${listOf(fixable)}`);
    if (isCheck || !(fixes || (await isAgreed('Fix this now?', true)))) {
      throw new Error('Nothing was deployed. Run the deployment and agree, or add --fix.');
    }
    await fixAll(() => preflight(target));
  }
}

function deployCommand(project: string, only: string, ...more: string[]): string[] {
  const command = [
    process.execPath,
    '--require',
    LIMIT_RELEASES,
    FIREBASE_CLI,
    'deploy',
    '--non-interactive',
  ];
  return [...command, '--project', project, '--only', only, ...more];
}

async function step(name: string, [command = '', ...args]: readonly string[]): Promise<void> {
  console.log(`\n== ${name}`);
  if ((await runStep(command, args, { FUNCTIONS_DISCOVERY_TIMEOUT: DISCOVERY_SECONDS })) !== 0) {
    throw new Error(
      `${name}: failed, for the reason above. Nothing after this step was changed. Fix that, then run the same command again. In a new project, Google may need five minutes to grant all roles. If the reason is a quota of CPU or memory, see "CPU quota" in docs/configure.md.`,
    );
  }
}

function stopped(problems: readonly string[]): Error {
  return new Error(`Nothing was deployed. To do first (docs/deploy.md):\n${listOf(problems)}`);
}

function listOf(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}
