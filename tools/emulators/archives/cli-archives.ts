import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

/** The minimum Java version that the Firebase CLI accepts. */
export const CLI_MINIMUM_JAVA = 21;

const HEAD_REQUEST_TIMEOUT_MS = 5_000;

const downloadSchema = z.object({ downloadPathRelativeToCacheDir: z.string(), remoteUrl: z.url() });
const downloadsSchema = z.object({ firestore: downloadSchema, storage: downloadSchema });

/** An archive that the installed Firebase CLI needs: its file name in a cache and its download URL. */
export interface CliArchive {
  readonly fileName: string;
  readonly url: string;
}

/** Returns the archives that the installed CLI version needs for Firestore and for the storage rules. */
export function readCliArchives(): { firestore: CliArchive; storageRules: CliArchive } {
  const file: unknown = createRequire(import.meta.url)(
    'firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
  );
  const { firestore, storage } = downloadsSchema.parse(file);
  return { firestore: toCliArchive(firestore), storageRules: toCliArchive(storage) };
}

/** Returns the folder in which the CLI caches downloads for all of the user's projects. */
export function cliCacheFolder(env: NodeJS.ProcessEnv): string {
  return env.FIREBASE_EMULATORS_PATH ?? join(env.HOME ?? homedir(), '.cache', 'firebase', 'emulators');
}

/** Returns the archive's path in the first of `folders` that contains it. Null if none does. */
export function findInCache(archive: CliArchive, folders: readonly string[]): string | null {
  return folders.map((folder) => join(folder, archive.fileName)).find(existsSync) ?? null;
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

function toCliArchive(download: z.infer<typeof downloadSchema>): CliArchive {
  return { fileName: download.downloadPathRelativeToCacheDir, url: download.remoteUrl };
}
