import { join } from 'node:path';
import { CACHE_FOLDER } from '../../project.ts';
import { cliCacheFolder, isDownloadable, readCliArchives } from './cli-archives.ts';
import type { Machine } from './find-archives.ts';
import { findSdkArchive } from './google-cloud-sdk.ts';
import { findJava } from './java.ts';

/** The folder for archives that were copied or downloaded for this repository. */
export const ARCHIVE_FOLDER = join(CACHE_FOLDER, 'emulators');

export async function inspectMachine(env: NodeJS.ProcessEnv): Promise<Machine> {
  return {
    java: await findJava(env),
    wanted: readCliArchives(),
    cacheFolders: [ARCHIVE_FOLDER, cliCacheFolder(env)],
    isDownloadable,
    sdkArchive: findSdkArchive(env),
  };
}
