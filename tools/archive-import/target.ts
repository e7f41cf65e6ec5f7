import { signInToGoogle } from '../deployment/google.ts';
import { readDeployment } from '../deployment/read-deployment.ts';
import { firebaseConfigSchema } from '../deployment/settings.ts';
import { adminProject } from '../project-command.ts';
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
  const projectId = adminProject(folder, named);
  return named === undefined ? localTarget(projectId) : projectTarget(folder, projectId);
}

function localTarget(projectId: string): ImportTarget {
  const setTriggers = async (state: 'enable' | 'disable') => {
    const url = `http://${process.env.FIREBASE_EMULATOR_HUB}/functions/${state}BackgroundTriggers`;
    const response = await fetch(url, { method: 'PUT' });
    if (!response.ok) {
      throw new Error(`The emulators' hub answered ${response.status}`);
    }
  };
  return {
    projectId,
    storageBucket: `${projectId}.firebasestorage.app`,
    pauseTriggers: () => setTriggers('disable'),
    resumeTriggers: () => setTriggers('enable'),
  };
}

async function projectTarget(folder: string, project: string): Promise<ImportTarget> {
  const { webSettings } = readDeployment(folder, project);
  if (webSettings === null) {
    throw new Error(`${project} has no settings: npm run setup -- --project ${project}`);
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
