import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FIREBASE_CLI } from '../deployment/read-deployment.ts';
import { findEmulators } from '../emulators/find-emulators.ts';
import { type SupervisedProcess, startSupervised } from '../processes/supervised-process.ts';
import { CACHE_FOLDER, PROJECT_ID, REPOSITORY, STORAGE_BUCKET } from '../project.ts';
import { functionsParameters, functionsSecrets } from './backend-environment.ts';
import { buildFunctions } from './build-functions.ts';
import { endWorkers } from './function-workers.ts';
import { type BackendPorts, findFreePort } from './ports.ts';
import { overrideParameters, type ProviderOverrides } from './provider-overrides.ts';
import { StartFailedError } from './start-failed-error.ts';
import { functionsBundleFolder, layOutWorkspace, type WorkspaceOptions } from './workspace.ts';

/**
 * Emulators live only for minutes, so full JIT optimization and concurrent garbage collection cost the neighboring
 * browsers and functions more than they gain. A larger initial heap keeps collections rare.
 */
const SHORT_LIVED_JAVA =
  '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -XX:InitialRAMPercentage=12 -XX:NewRatio=1';

/** Lets the Auth emulator serve multiple projects. */
const PROJECT_BY_API_KEY = fileURLToPath(new URL('project-by-api-key.cjs', import.meta.url));

const SHARED_FUNCTIONS_PROCESS = fileURLToPath(new URL('shared-functions-process.cjs', import.meta.url));

/** Loading all functions takes a busy machine longer than the CLI's own 10 seconds. */
const LOADING_SECONDS = '120';

const START_TIMEOUT_MS = 240_000;

/** A Unix socket path is limited to 104 characters on macOS, and the CLI appends `/fire_emu_` and 16 more characters. */
const LONGEST_TEMPORARY_FOLDER = 70;

const EMULATORS = ['auth', 'functions', 'firestore', 'storage', 'hosting', 'eventarc', 'tasks'] as const;

type Emulator = (typeof EMULATORS)[number];

export interface BackendOptions {
  /** Distinguishes this run's folder in `.cache` from the folders of concurrent runs. */
  readonly name: string;
  /** Defaults to free ports. */
  readonly ports?: BackendPorts;
  /** Defaults to the last build of the web client. */
  readonly webFolder?: string;
  /** Begins the links in messages. Defaults to the hosting emulator. */
  readonly publicSiteUrl?: string;
  /** The emulators to start. Defaults to all. */
  readonly only?: readonly Emulator[];
  readonly overrides?: ProviderOverrides;
  /**
   * Runs every function in the same process, one call at a time. The emulator otherwise starts a process for each
   * function, as Google does, which takes more than a second of processor time each. Module state is then shared.
   */
  readonly sharesFunctionsProcess?: boolean;
  /** Additional settings of the functions, on top of those of every local backend. */
  readonly functionsSettings?: Readonly<Record<string, string>>;
  /** Derives the site's headers from the shipped ones. Defaults to the headers for a local backend. */
  readonly siteHeaders?: WorkspaceOptions['siteHeaders'];
  /** Data that persists between runs. Imported at the start if it exists, and exported at the end. */
  readonly dataFolder?: string;
  /** The initial data. Never written to. */
  readonly initialFolder?: string;
  /** Receives one line that names the emulators in use. */
  readonly onFound?: (description: string) => void;
  /** Receives the output of the CLI and the functions. Defaults to a file in `.cache/logs` that is named after the run. */
  readonly logFile?: string;
}

export interface Emulators {
  /** Resolves with the CLI's exit code once all of its processes have ended. */
  readonly exited: Promise<number>;
  /** Kills every function worker, even in the middle of a call, and returns their number. The next call starts a new one. */
  killFunctionWorkers(): number;
  /** Stops all emulators. Exports the data first if there is a data folder. */
  stop(): Promise<void>;
}

/**
 * Builds the functions, starts the Firebase CLI's emulators, and waits until all of them respond. Writes only to
 * `.cache` (or to a temporary folder if that path is too long), except for what the CLI downloads to its own cache, and
 * leaves no process running after this one ends.
 * @param onOutput receives every output line of the CLI and the functions
 * @throws MissingEmulatorsError if this machine has no emulators
 * @throws StartFailedError with the CLI's output if an emulator or the functions do not start
 */
export async function startEmulators(
  options: BackendOptions,
  ports: BackendPorts,
  publicSiteUrl: string,
  onOutput: (line: string) => void,
): Promise<Emulators> {
  const found = findEmulators(process.env);
  options.onFound?.(found.description);
  const folder = join(CACHE_FOLDER, options.name);
  layOutWorkspace(folder, {
    ports,
    webFolder: options.webFolder ?? join(REPOSITORY, 'web', 'dist'),
    parameters: {
      ...functionsParameters(ports, publicSiteUrl),
      ...options.functionsSettings,
      ...(options.overrides && overrideParameters(options.overrides)),
      ...(options.sharesFunctionsProcess && {
        NODE_OPTIONS: `--require ${JSON.stringify(SHARED_FUNCTIONS_PROCESS)}`,
      }),
    },
    secrets: functionsSecrets(),
    siteHeaders: options.siteHeaders,
  });
  if (chosenEmulators(options).includes('functions')) {
    await buildFunctions(functionsBundleFolder(folder));
  }
  const temporary = makeTemporaryFolder(folder);
  const env = {
    ...environmentWithoutCredentials(),
    ...found.environment,
    TMPDIR: temporary,
    XDG_CONFIG_HOME: join(folder, 'config'),
    CLOUDSDK_CONFIG: join(folder, 'config', 'gcloud'),
    NO_UPDATE_NOTIFIER: '1',
    FUNCTIONS_DISCOVERY_TIMEOUT: LOADING_SECONDS,
    STORAGE_BUCKET_URL: STORAGE_BUCKET,
    METADATA_SERVER_DETECTION: 'none',
    JAVA_TOOL_OPTIONS: process.env.JAVA_TOOL_OPTIONS ?? SHORT_LIVED_JAVA,
  };
  const { cli, ready } = startCli(await cliArguments(options), folder, env, onOutput);
  const exited = cli.exited.then((code) => {
    rmSync(temporary, { recursive: true, force: true });
    return code;
  });
  const stop = async () => {
    await cli.stop();
    await exited;
  };
  try {
    await ready;
  } catch (error) {
    await stop();
    throw error;
  }
  await cli.remember();
  return { exited, stop, killFunctionWorkers: () => endWorkers(cli.descendants()) };
}

function startCli(
  args: readonly string[],
  folder: string,
  env: NodeJS.ProcessEnv,
  onOutput: (line: string) => void,
): { cli: SupervisedProcess; ready: Promise<void> } {
  const output: string[] = [];
  let judge: (line: string) => void;
  const cli = startSupervised(process.execPath, ['--require', PROJECT_BY_API_KEY, FIREBASE_CLI, ...args], {
    cwd: folder,
    env,
    onOutput(line) {
      output.push(line);
      onOutput(line);
      judge(line);
    },
  });
  const ready = new Promise<void>((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(timeout);
      reject(new StartFailedError(why, output));
    };
    const timeout = setTimeout(() => fail('The emulators did not start in time.'), START_TIMEOUT_MS);
    judge = (line) => {
      if (line.includes('Failed to load function definition')) {
        fail('The functions could not be loaded.');
      }
      if (line.includes('All emulators ready!')) {
        clearTimeout(timeout);
        resolve();
      }
    };
    void cli.exited.then((code) => fail(`The Firebase CLI ended with code ${code}.`));
  });
  return { cli, ready };
}

function chosenEmulators({ only }: BackendOptions): readonly Emulator[] {
  return only ?? EMULATORS;
}

async function cliArguments(options: BackendOptions): Promise<string[]> {
  const { dataFolder, initialFolder, sharesFunctionsProcess } = options;
  return [
    'emulators:start',
    ...['--project', PROJECT_ID],
    ...['--only', chosenEmulators(options).join(',')],
    '--non-interactive',
    // The emulator shares a process only to attach a debugger to it.
    ...(sharesFunctionsProcess ? ['--inspect-functions', String(await findFreePort())] : []),
    ...(dataFolder === undefined ? [] : ['--export-on-exit', dataFolder]),
    ...(dataFolder !== undefined && existsSync(dataFolder) ? ['--import', dataFolder] : []),
    ...(initialFolder === undefined ? [] : ['--import', initialFolder]),
  ];
}

// Contains the hub's address and the stored files. Two runs that shared the folder would work on each other's.
function makeTemporaryFolder(folder: string): string {
  const inCache = join(folder, 'tmp');
  if (inCache.length > LONGEST_TEMPORARY_FOLDER) {
    return mkdtempSync(join(tmpdir(), 'prayer-'));
  }
  mkdirSync(inCache, { recursive: true });
  return inCache;
}

// With a developer's own credentials, code under test could reach a real project.
function environmentWithoutCredentials(): NodeJS.ProcessEnv {
  const { GOOGLE_APPLICATION_CREDENTIALS: _, FIREBASE_TOKEN: __, ...rest } = process.env;
  return rest;
}
