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
 * The Firestore emulator's archive in an installed Google Cloud SDK: the one whose `gcloud` is on PATH, then those in the
 * usual folders; null when there is none.
 * @param usualFolders where installers put the SDK, besides the home folder
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
