import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from '../../on-path.ts';

const ARCHIVE = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

const USUAL_FOLDERS = [
  '/usr/lib/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  '/usr/local/share/google-cloud-sdk',
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
  return folders.map((folder) => join(folder, ARCHIVE)).find(existsSync) ?? null;
}
