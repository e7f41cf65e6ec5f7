import { execFile } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findOnPath } from '../../on-path.ts';
import { CACHE_FOLDER } from '../../project.ts';

const run = promisify(execFile);

/** The folder for archives that were copied or downloaded for this repository. */
export const ARCHIVE_FOLDER = join(CACHE_FOLDER, 'emulators');

const HEAD_REQUEST_TIMEOUT_MS = 5_000;

const SDK_ARCHIVE = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

const downloadSchema = z.object({ downloadPathRelativeToCacheDir: z.string(), remoteUrl: z.url() });
const downloadsSchema = z.object({ firestore: downloadSchema, storage: downloadSchema });

export interface CliArchive {
  readonly fileName: string;
  readonly url: string;
}

export interface Java {
  /** The command to start: a path, or `java` from PATH. */
  readonly command: string;
  readonly majorVersion: number;
  /** False for a JRE. */
  readonly hasCompiler: boolean;
}

export interface Machine {
  readonly java: Java | null;
  readonly wanted: { readonly firestore: CliArchive; readonly storageRules: CliArchive };
  /** Folders in which the CLI or this repository's tools may have stored archives earlier. */
  readonly cacheFolders: readonly string[];
  readonly isDownloadable: (archive: CliArchive) => Promise<boolean>;
  readonly sdkArchive: string | null;
}

export async function inspectMachine(env: NodeJS.ProcessEnv): Promise<Machine> {
  return {
    java: await findJava(env),
    wanted: readCliArchives(),
    cacheFolders: [ARCHIVE_FOLDER, cliCacheFolder(env)],
    isDownloadable,
    sdkArchive: findSdkArchive(env),
  };
}

export function readCliArchives(): Machine['wanted'] {
  const file: unknown = createRequire(import.meta.url)(
    'firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
  );
  const { firestore, storage } = downloadsSchema.parse(file);
  return { firestore: toCliArchive(firestore), storageRules: toCliArchive(storage) };
}

function toCliArchive(download: z.infer<typeof downloadSchema>): CliArchive {
  return { fileName: download.downloadPathRelativeToCacheDir, url: download.remoteUrl };
}

/** Returns the folder in which the CLI caches downloads for all of the user's projects. */
export function cliCacheFolder(env: NodeJS.ProcessEnv): string {
  return env.FIREBASE_EMULATORS_PATH ?? join(env.HOME ?? homedir(), '.cache', 'firebase', 'emulators');
}

export async function isDownloadable(archive: CliArchive): Promise<boolean> {
  try {
    const answer = await fetch(archive.url, {
      method: 'HEAD',
      signal: AbortSignal.timeout(HEAD_REQUEST_TIMEOUT_MS),
    });
    return answer.ok;
  } catch {
    return false; // no network, or one that does not let us through
  }
}

/** Where the packages of Debian, snap and Homebrew, and the installer's archive, put the SDK. */
const USUAL_FOLDERS = [
  '/usr/lib/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  '/opt/homebrew/share/google-cloud-sdk',
  '/snap/google-cloud-cli/current',
];

/**
 * Returns the path of the Firestore emulator's archive in an installed Google Cloud SDK. Tries CLOUDSDK_ROOT_DIR, the
 * SDK of the `gcloud` on PATH, and then the usual folders. Null if there is none.
 * @param usualFolders the folders, besides the home folder, in which installers put the SDK
 */
export function findSdkArchive(
  env: NodeJS.ProcessEnv,
  usualFolders: readonly string[] = USUAL_FOLDERS,
): string | null {
  const folders = [
    ...(env.CLOUDSDK_ROOT_DIR ? [env.CLOUDSDK_ROOT_DIR] : []),
    ...findOnPath(env, 'gcloud').map((gcloud) => join(realpathSync(gcloud), '..', '..')),
    ...(env.HOME ? [join(env.HOME, 'google-cloud-sdk')] : []),
    ...usualFolders,
  ];
  return folders.map((folder) => join(folder, SDK_ARCHIVE)).find(existsSync) ?? null;
}

/** Returns the newest Java on PATH or in JAVA_HOME. Null if neither runs. */
export async function findJava(env: NodeJS.ProcessEnv): Promise<Java | null> {
  const commands = ['java', ...(env.JAVA_HOME ? [join(env.JAVA_HOME, 'bin', 'java')] : [])];
  const found = await Promise.all(commands.map((command) => askForVersion(command, env)));
  return found.reduce(
    (best, java) => (java && java.majorVersion > (best?.majorVersion ?? 0) ? java : best),
    null,
  );
}

// `java -version` writes `openjdk version "17.0.15" 2025-04-15`, or "1.8.0_392" before Java 9, to stderr.
async function askForVersion(command: string, env: NodeJS.ProcessEnv): Promise<Java | null> {
  try {
    const { stdout, stderr } = await run(command, ['-version'], { env });
    const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(`${stderr}\n${stdout}`) ?? [];
    const majorVersion = Number(first === '1' ? second : first);
    return Number.isNaN(majorVersion)
      ? null
      : { command, majorVersion, hasCompiler: await hasCompiler(command, env) };
  } catch {
    return null; // absent, or macOS's placeholder that only asks to install one
  }
}

async function hasCompiler(command: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  try {
    await run(command, ['--describe-module', 'jdk.compiler'], { env });
    return true;
  } catch {
    return false; // a JRE has no such module, Java 8 no modules
  }
}
