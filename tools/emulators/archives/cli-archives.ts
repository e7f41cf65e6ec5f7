import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

/** The Firebase CLI refuses any Java below this. */
export const CLI_MINIMUM_JAVA = 21;

const HEAD_REQUEST_TIMEOUT_MS = 5_000;

const downloadSchema = z.object({ downloadPathRelativeToCacheDir: z.string(), remoteUrl: z.url() });
const downloadsSchema = z.object({ firestore: downloadSchema, storage: downloadSchema });

/** An archive that the installed Firebase CLI wants: how its file is called in a cache, and where it is downloaded from. */
export interface CliArchive {
  readonly fileName: string;
  readonly url: string;
}

/** The archives that the installed CLI's version wants for Firestore and for the storage rules. */
export function readCliArchives(): { firestore: CliArchive; storageRules: CliArchive } {
  const file: unknown = createRequire(import.meta.url)(
    'firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
  );
  const { firestore, storage } = downloadsSchema.parse(file);
  return { firestore: toCliArchive(firestore), storageRules: toCliArchive(storage) };
}

/** Where the CLI keeps what it downloaded for all of the user's projects. */
export function cliCacheFolder(env: NodeJS.ProcessEnv): string {
  return env.FIREBASE_EMULATORS_PATH ?? join(env.HOME ?? homedir(), '.cache', 'firebase', 'emulators');
}

/** The archive's path in the first of `folders` that has it, or null. */
export function findInCache(archive: CliArchive, folders: readonly string[]): string | null {
  return folders.map((folder) => join(folder, archive.fileName)).find(existsSync) ?? null;
}

/** Whether the archive can be downloaded from here and now. */
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

function toCliArchive(download: z.infer<typeof downloadSchema>): CliArchive {
  return { fileName: download.downloadPathRelativeToCacheDir, url: download.remoteUrl };
}
