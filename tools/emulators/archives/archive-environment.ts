import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { findOnPath } from '../../on-path.ts';
import { REPOSITORY } from '../../project.ts';
import { STORAGE_RULES_ENGINE } from '../storage-rules-engine/storage-rules-engine.ts';
import type { FoundArchives } from './find-archives.ts';

/**
 * Returns the variables that make the Firebase CLI start the archives that were found. Writes only to `folder`.
 * @param folder contains the repository's archives and the CLI's downloads
 * @param env the environment that the variables will be added to
 */
export function archiveEnvironment(
  found: FoundArchives,
  folder: string,
  env: NodeJS.ProcessEnv,
): Record<string, string> {
  mkdirSync(folder, { recursive: true });
  const { java, firestore, storageRules } = found;
  const variables: Record<string, string> = { FIREBASE_EMULATORS_PATH: folder };
  for (const source of [firestore, storageRules]) {
    if (source.from === 'cache') {
      linkInto(folder, source.path);
    }
  }
  if (firestore.from === 'sdk') {
    variables.FIRESTORE_EMULATOR_BINARY_PATH = copyInto(folder, firestore.path);
  }
  if (storageRules.from === 'engine') {
    variables.STORAGE_EMULATOR_BINARY_PATH = markEngine(folder);
    variables.LAUNCHER_STORAGE_RULES_ARCHIVE = storageRules.path;
  }
  const isAllTheClis = firestore.from !== 'sdk' && storageRules.from !== 'engine' && java.command === 'java';
  return isAllTheClis ? variables : { ...variables, ...launcherVariables(java.command, env) };
}

function launcherVariables(command: string, env: NodeJS.ProcessEnv): Record<string, string> {
  const [java] = command === 'java' ? findOnPath(env, 'java') : [command];
  if (java === undefined) {
    throw new Error('java is not on PATH');
  }
  return {
    PATH: [join(REPOSITORY, 'tools', 'emulators', 'java-launcher'), env.PATH].join(delimiter),
    LAUNCHER_JAVA: java,
    LAUNCHER_STORAGE_RULES: STORAGE_RULES_ENGINE,
  };
}

// The CLI uses a single folder for archives, and its downloads should go to the repository's.
function linkInto(folder: string, path: string): void {
  const link = join(folder, basename(path));
  if (!existsSync(link)) {
    symlinkSync(path, link);
  }
}

// The CLI changes the mode of the file, which the owner of the SDK may not allow.
function copyInto(folder: string, path: string): string {
  const { size, mtimeMs } = statSync(path);
  const copy = join(folder, `google-cloud-sdk-firestore-${size}-${Math.round(mtimeMs)}.jar`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    copyFileSync(path, unfinished, constants.COPYFILE_FICLONE);
    renameSync(unfinished, copy);
  }
  return copy;
}

// The CLI requires a path to a file. The launcher starts the engine instead.
function markEngine(folder: string): string {
  const mark = join(folder, 'storage-rules-engine');
  writeFileSync(mark, 'See tools/emulators/java-launcher/java.\n');
  return mark;
}
