import { signInToGoogle } from '../deployment/google.ts';
import { readDeployment } from '../deployment/read-deployment.ts';
import { firebaseConfigSchema } from '../deployment/settings.ts';
import { PROJECT_ID } from '../project.ts';
import { requireNoFunctions } from './require-no-functions.ts';

/** Where an archive is brought in. */
export interface ImportTarget {
  readonly projectId: string;
  readonly storageBucket: string;
  /** Has nothing react to the documents that are brought in. */
  pauseTriggers(): Promise<void>;
  resumeTriggers(): Promise<void>;
}

/**
 * The project that is named, or the local backend.
 * @throws Error where neither is meant, or both
 */
export async function targetOfImport(folder: string, named: string | undefined): Promise<ImportTarget> {
  const isLocal = Boolean(process.env.FIRESTORE_EMULATOR_HOST);
  if (isLocal === (named !== undefined)) {
    throw new Error(
      isLocal
        ? 'FIRESTORE_EMULATOR_HOST is set: with it nothing reaches the project.'
        : 'Name a project with --project, or start the local backend: FIRESTORE_EMULATOR_HOST is not set.',
    );
  }
  return named === undefined ? localTarget() : projectTarget(folder, named);
}

function localTarget(): ImportTarget {
  const setTriggers = async (state: 'enable' | 'disable') => {
    const url = `http://${process.env.FIREBASE_EMULATOR_HUB}/functions/${state}BackgroundTriggers`;
    const response = await fetch(url, { method: 'PUT' });
    if (!response.ok) {
      throw new Error(`The emulators' hub answered ${response.status}`);
    }
  };
  const projectId = process.env.GCLOUD_PROJECT ?? PROJECT_ID;
  return {
    projectId,
    storageBucket: `${projectId}.firebasestorage.app`,
    pauseTriggers: () => setTriggers('disable'),
    resumeTriggers: () => setTriggers('enable'),
  };
}

async function projectTarget(folder: string, named: string): Promise<ImportTarget> {
  const { project, webSettings } = readDeployment(folder, named);
  if (project === null || webSettings === null) {
    throw new Error(`${named} has no settings: npm run setup -- --project ${named}`);
  }
  const { storageBucket } = firebaseConfigSchema.parse(webSettings.VITE_FIREBASE_CONFIG);
  return {
    projectId: project,
    storageBucket,
    async pauseTriggers() {
      await requireNoFunctions(await signInToGoogle(folder, project), project);
    },
    // There are none.
    async resumeTriggers() {},
  };
}
