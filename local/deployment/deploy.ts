import { confirm } from '@inquirer/prompts';
import { runStep } from '../processes/run-step.ts';
import { writeDeployedConfig } from './deployed-config.ts';
import { deploymentProblems } from './deployment-problems.ts';
import { readFunctionNames } from './function-names.ts';
import { writeFunctionsLockfile } from './functions-lockfile.ts';
import { type Google, signInToGoogle } from './google.ts';
import { indexesBuilt } from './indexes-built.ts';
import type { Target } from './preflight/check.ts';
import { mendAll } from './preflight/mend-all.ts';
import { preflight } from './preflight/preflight.ts';
import { removedFunctions } from './preflight/release-checks.ts';
import { readProjectNumber } from './project-number.ts';
import { FIREBASE_CLI, readDeployment } from './read-deployment.ts';
import { readAnswers, withDefaults, writeSettings } from './settings-files.ts';

/** A deployment cannot go on; the message says what to do. */
export class DeploymentStopped extends Error {
  override readonly name = 'DeploymentStopped';
}

export interface DeployOptions {
  readonly folder: string;
  /** An id or an alias; null for the default project of `.firebaserc`. */
  readonly project: string | null;
  /** Stops before anything is changed. */
  readonly isCheck: boolean;
  /** Mends what commands can, without asking. */
  readonly mends: boolean;
  /** Deletes functions that this version has no more, without asking. */
  readonly deletesRemoved: boolean;
}

/**
 * Deploys everything, once nothing is missing.
 * @throws DeploymentStopped before anything is changed, or at the step that failed
 */
export async function deploy(options: DeployOptions): Promise<void> {
  const target = await readTarget(options);
  await mendOrStop(target, options);
  await settleRemoved(target, options);
  if (options.isCheck) {
    console.log(`Ready to be deployed to ${target.project}.`);
    return;
  }
  const { folder } = options;
  const { project, region, webSettings } = target;
  writeSettings(folder, project, withDefaults(readAnswers(folder, project)));
  // All builds before the first change: one that fails leaves the project as it was.
  await step('Building the functions', [process.execPath, 'functions/build.mjs']);
  writeFunctionsLockfile(folder);
  await step('Building the site', ['npm', 'run', 'build', '--workspace', 'web', '--', '--mode', project]);
  const config = writeDeployedConfig(folder, { region, embedOrigins: webSettings.VITE_EMBED_ORIGINS });
  const cli = (only: string, ...more: string[]) => [
    ...[process.execPath, FIREBASE_CLI, 'deploy', '--non-interactive', '--project', project],
    ...['--config', config, '--only', only, ...more],
  ];
  // Rules and indexes serve yesterday's site too; the new site comes when all that it calls is there.
  await step('Rules and indexes', cli('firestore,storage'));
  console.log('Waiting until the indexes are built.');
  await indexesBuilt(target.google, project);
  // What --force would answer has been settled before: retries are by design, removed functions were asked about.
  await step('Functions', cli('functions', '--force'));
  await step('Site', cli('hosting'));
  console.log(
    [
      `Deployed to ${project}. Look at ${target.functionsSettings.PUBLIC_SITE_URL}: the form, the wall, a sign-in.`,
      'The first time, make the first leader: see docs/deploy.md, step 7.',
    ].join('\n'),
  );
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

async function mendOrStop(target: Target, { isCheck, mends }: DeployOptions): Promise<void> {
  for (let missing = await preflight(target); missing.length > 0; missing = await preflight(target)) {
    const lines = missing.map(({ what, mend }) => (mend === undefined ? what : `${what} (can be mended)`));
    if (isCheck || missing.some(({ mend }) => mend === undefined)) {
      throw stopped(lines);
    }
    console.log(lines.map((line) => `  ${line}`).join('\n'));
    if (!mends && !(await isAgreed('Shall this be mended now?'))) {
      throw stopped([...lines, 'Run again with --mend to have it mended']);
    }
    await mendAll(() => preflight(target));
  }
}

async function settleRemoved(target: Target, { deletesRemoved }: DeployOptions): Promise<void> {
  const removed = await removedFunctions(target);
  if (removed.length === 0 || deletesRemoved) {
    return;
  }
  const line = `Functions that this version has no more would be deleted: ${removed.join(', ')}`;
  console.log(line);
  if (!(await isAgreed('Shall they be deleted?'))) {
    throw stopped([line, 'Run again with --delete-removed to have them deleted']);
  }
}

/** Nobody agrees where there is no terminal. */
async function isAgreed(message: string): Promise<boolean> {
  return process.stdin.isTTY && (await confirm({ message, default: true }));
}

async function step(name: string, [command = '', ...args]: readonly string[]): Promise<void> {
  console.log(`\n== ${name}`);
  if ((await runStep(command, args)) !== 0) {
    throw new DeploymentStopped(
      `${name}: failed, as said above. Nothing after this step was changed. Mend it and run again; a new project may need some minutes until Google has granted all roles.`,
    );
  }
}

function stopped(problems: readonly string[]): DeploymentStopped {
  const list = problems.map((problem) => `  ${problem}`).join('\n');
  return new DeploymentStopped(
    `Nothing was deployed. ${problems.length} to do first (docs/deploy.md):\n${list}`,
  );
}
