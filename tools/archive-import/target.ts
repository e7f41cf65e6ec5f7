import { signInToGoogle } from '../deployment/google.ts';
import { adminProject, adminProjectWithBucket } from '../project-command.ts';
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
export function targetOfImport(folder: string, named: string | undefined): ImportTarget {
  return named === undefined ? localTarget(adminProject(folder, named)) : projectTarget(folder, named);
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

function projectTarget(folder: string, named: string): ImportTarget {
  const project = adminProjectWithBucket(folder, named);
  return {
    ...project,
    async pauseTriggers() {
      const { projectId } = project;
      await requireNoFunctions(await signInToGoogle(folder, projectId), projectId);
    },
    // There are none.
    async resumeTriggers() {},
  };
}
