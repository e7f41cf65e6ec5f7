import { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { archiveEnvironment } from '../emulators/archives/archive-environment.ts';
import { describeArchives, findArchives } from '../emulators/archives/find-archives.ts';
import { ARCHIVE_FOLDER, inspectMachine } from '../emulators/archives/this-machine.ts';
import { type SupervisedProcess, startSupervised } from '../processes/supervised-process.ts';
import { CACHE_FOLDER, PROJECT_ID, STORAGE_BUCKET } from '../project.ts';
import { functionsParameters, functionsSecrets } from './backend-environment.ts';
import { addFunctions, buildFunctions } from './build-functions.ts';
import { endWorkers } from './function-workers.ts';
import type { BackendPorts } from './ports.ts';
import { overrideParameters, type ProviderOverrides } from './provider-overrides.ts';
import { StartFailedError } from './start-failed-error.ts';
import { functionsBundleFolder, layOutWorkspace, type WorkspaceOptions } from './workspace.ts';

/**
 * Emulators live for minutes: what Java spends on compiling for the long run, and on collecting garbage beside the work, costs
 * the browsers and functions next to them more than it gives back. With a part of the memory from the start it collects seldom.
 */
const SHORT_LIVED_JAVA =
  '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -XX:InitialRAMPercentage=12 -XX:NewRatio=1';

/** Lets the Auth emulator serve several projects. */
const PROJECT_BY_API_KEY = fileURLToPath(new URL('project-by-api-key.cjs', import.meta.url));

const START_TIMEOUT_MS = 240_000;

/** A Unix socket's path may have 104 characters on macOS, and the CLI's end in `/fire_emu_` and 16 more. */
const LONGEST_TEMPORARY_FOLDER = 70;

export const EMULATORS = [
  'auth',
  'functions',
  'firestore',
  'storage',
  'hosting',
  'eventarc',
  'tasks',
] as const;

export type Emulator = (typeof EMULATORS)[number];

export interface EmulatorsOptions {
  /** Tells this run's folder below `.cache` from those of others that run beside it. */
  readonly name: string;
  readonly ports: BackendPorts;
  /** The built web client that the hosting emulator serves. */
  readonly webFolder: string;
  /** Where links in messages lead. */
  readonly publicSiteUrl: string;
  /** Which emulators are started; all where it is left out. */
  readonly only?: readonly Emulator[];
  /** By which ports the functions reach others, where that is not by their own. */
  readonly overrides?: ProviderOverrides;
  /** Settings of the functions beside those of every local backend. */
  readonly functionsSettings?: Readonly<Record<string, string>>;
  /** The headers of the site, from the shipped ones; with those of this machine where it is left out. */
  readonly siteHeaders?: WorkspaceOptions['siteHeaders'];
  /** A CommonJS module whose functions run beside those of the product. */
  readonly moreFunctions?: string;
  /** Holds the data between runs: read at the start if it exists, written at the end. */
  readonly dataFolder?: string;
  /** Holds data to begin with, and is left as it is. */
  readonly initialFolder?: string;
  /** Gets every line that the CLI and the functions write. */
  readonly onOutput: (line: string) => void;
  /** Gets one line that says which archives are used. */
  readonly onArchives: (description: string) => void;
}

export interface Emulators {
  /** Settles with the CLI's exit code once all of it is gone. */
  readonly exited: Promise<number>;
  /** Ends every process that runs functions now, whatever it is at; returns how many. The next call starts another. */
  killFunctionWorkers(): number;
  /** Ends all emulators, and writes the data folder before if there is one. */
  stop(): Promise<void>;
}

/**
 * Builds the functions, starts the Firebase CLI's emulators and waits until all of them answer. Nothing is written outside
 * `.cache`, and nothing outlives this process.
 * @throws MissingArchiveError when the Firestore emulator cannot be had on this machine
 * @throws StartFailedError when an emulator or the functions do not start, with what the CLI wrote
 */
export async function startEmulators(options: EmulatorsOptions): Promise<Emulators> {
  const found = await findArchives(await inspectMachine(process.env));
  options.onArchives(describeArchives(found));
  const folder = join(CACHE_FOLDER, options.name);
  layOutWorkspace(folder, {
    ports: options.ports,
    webFolder: options.webFolder,
    parameters: {
      ...functionsParameters(options.ports, options.publicSiteUrl),
      ...options.functionsSettings,
      ...(options.overrides && overrideParameters(options.overrides)),
    },
    secrets: functionsSecrets(),
    siteHeaders: options.siteHeaders,
  });
  if (chosenEmulators(options).includes('functions')) {
    await buildFunctions(functionsBundleFolder(folder));
    addFunctions(functionsBundleFolder(folder), options.moreFunctions);
  }
  const temporary = makeTemporaryFolder(folder);
  const env = {
    ...environmentWithoutCredentials(),
    ...archiveEnvironment(found, ARCHIVE_FOLDER, process.env),
    TMPDIR: temporary,
    XDG_CONFIG_HOME: join(folder, 'config'),
    CLOUDSDK_CONFIG: join(folder, 'config', 'gcloud'),
    NO_UPDATE_NOTIFIER: '1',
    STORAGE_BUCKET_URL: STORAGE_BUCKET,
    METADATA_SERVER_DETECTION: 'none',
    JAVA_TOOL_OPTIONS: process.env.JAVA_TOOL_OPTIONS ?? SHORT_LIVED_JAVA,
  };
  const { cli, ready } = startCli(options, folder, env);
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
  options: EmulatorsOptions,
  folder: string,
  env: NodeJS.ProcessEnv,
): { cli: SupervisedProcess; ready: Promise<void> } {
  const output: string[] = [];
  const lines = new EventEmitter<{ line: [string] }>();
  const cli = startSupervised(
    process.execPath,
    ['--require', PROJECT_BY_API_KEY, firebaseCli(), ...cliArguments(options)],
    {
      cwd: folder,
      env,
      onOutput(line) {
        output.push(line);
        options.onOutput(line);
        lines.emit('line', line);
      },
    },
  );
  const ready = new Promise<void>((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(timeout);
      reject(new StartFailedError(why, output));
    };
    const timeout = setTimeout(() => fail('The emulators did not start in time.'), START_TIMEOUT_MS);
    lines.on('line', (line) => {
      if (line.includes('Failed to load function definition')) {
        fail('The functions could not be loaded.');
      }
      if (line.includes('All emulators ready!')) {
        clearTimeout(timeout);
        lines.removeAllListeners();
        resolve();
      }
    });
    void cli.exited.then((code) => fail(`The Firebase CLI ended with code ${code}.`));
  });
  return { cli, ready };
}

function firebaseCli(): string {
  return createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
}

function chosenEmulators({ only }: EmulatorsOptions): readonly Emulator[] {
  return only ?? EMULATORS;
}

function cliArguments(options: EmulatorsOptions): string[] {
  const { dataFolder, initialFolder } = options;
  return [
    'emulators:start',
    ...['--project', PROJECT_ID],
    ...['--only', chosenEmulators(options).join(',')],
    '--non-interactive',
    ...(dataFolder === undefined ? [] : ['--export-on-exit', dataFolder]),
    ...(dataFolder !== undefined && existsSync(dataFolder) ? ['--import', dataFolder] : []),
    ...(initialFolder === undefined ? [] : ['--import', initialFolder]),
  ];
}

// The hub's address and the stored files lie here: shared with another run, each would work on the other's.
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
