import { readDeployment } from './deployment/read-deployment.ts';
import { firebaseConfigSchema } from './deployment/settings.ts';
import { PROJECT_ID } from './project.ts';

const EMULATORS = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'];

/**
 * The id of the project that a command of the Admin SDK acts on: the named one, or that of the local backend.
 * @param named an id or an alias of `.firebaserc`
 * @throws Error where neither is meant, or both
 */
export function adminProject(folder: string, named: string | undefined): string {
  const emulators = EMULATORS.filter((name) => process.env[name]);
  if (named === undefined) {
    if (emulators.length < EMULATORS.length) {
      throw new Error(
        `Name a project with --project, or start the local backend and set ${EMULATORS.join(', ')}.`,
      );
    }
    return process.env.GCLOUD_PROJECT ?? PROJECT_ID;
  }
  if (emulators.length > 0) {
    throw new Error(`${emulators.join(', ')} is set: with it nothing reaches the project.`);
  }
  const project = readDeployment(folder, named).project ?? named;
  // Google counts the calls of a person's own credentials for a project, which it must know.
  process.env.GOOGLE_CLOUD_QUOTA_PROJECT ||= project;
  return project;
}

/**
 * The project that is named and its bucket, as the Admin SDK takes them.
 * @throws Error where the project has no settings, or the local backend is meant too
 */
export function adminProjectWithBucket(
  folder: string,
  named: string,
): { projectId: string; storageBucket: string } {
  const projectId = adminProject(folder, named);
  const { webSettings } = readDeployment(folder, projectId);
  if (webSettings === null) {
    throw new Error(`${projectId} has no settings: npm run setup -- --project ${projectId}`);
  }
  const { storageBucket } = firebaseConfigSchema.parse(webSettings.VITE_FIREBASE_CONFIG);
  return { projectId, storageBucket };
}

/** Runs a command; where it fails, says why in a line. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    if (process.platform === 'win32') {
      throw new Error('On Windows run this in WSL: docs/deploy.md says where to get it.');
    }
    await command();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isSignedOut = message.includes('Could not load the default credentials');
    console.error(
      isSignedOut
        ? 'Nobody is signed in to Google Cloud on this machine: gcloud auth application-default login'
        : message,
    );
    process.exitCode = 1;
  }
}
