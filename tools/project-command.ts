import { readDeployment } from './deployment/read-deployment.ts';
import { firebaseConfigSchema } from './deployment/settings.ts';
import { PROJECT_ID } from './project.ts';

const EMULATORS = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'];

/**
 * Returns the id of the project that an Admin SDK command acts on: the named project, or the local backend's.
 * @param named a project id or an alias in `.firebaserc`
 * @throws Error if neither is available, or both are
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
    throw new Error(`${emulators.join(', ')} is set: unset it to reach the project.`);
  }
  const project = readDeployment(folder, named).project ?? named;
  // With a person's own credentials, Google must know the project whose quota a call counts against.
  process.env.GOOGLE_CLOUD_QUOTA_PROJECT ||= project;
  return project;
}

/**
 * Returns the named project and its bucket in the Admin SDK's format.
 * @throws Error if the project has no settings, or if the local backend is configured too
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

const SIGN_IN = 'gcloud auth application-default login';

/** Returns why a command failed, and the way out if Google Cloud does not accept who runs it. */
export function failureText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (message.includes('Could not load the default credentials')) {
    return `Nobody is signed in to Google Cloud on this machine: ${SIGN_IN}`;
  }
  if (/invalid_grant|invalid_rapt/.test(message)) {
    return `Your sign-in to Google Cloud has expired: ${SIGN_IN}`;
  }
  if (message.startsWith('7 PERMISSION_DENIED')) {
    return `${message}\nSign in with an account that owns the project: ${SIGN_IN}`;
  }
  return message;
}

/** Runs a command. Prints a one-line reason if it fails. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    if (process.platform === 'win32') {
      throw new Error('On Windows run this in WSL: docs/deploy.md says where to get it.');
    }
    await command();
  } catch (error) {
    console.error(failureText(error));
    process.exitCode = 1;
  }
}
