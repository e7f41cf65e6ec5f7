import { signInToGoogle } from '../deployment/google.ts';
import { adminProject, adminProjectWithBucket } from '../project-command.ts';
import { requireNoFunctions } from './require-no-functions.ts';

interface ImportTarget {
  readonly projectId: string;
  readonly storageBucket: string;
  /** Makes sure that no function reacts to imported documents. */
  pauseTriggers(): Promise<void>;
  resumeTriggers(): Promise<void>;
}

/**
 * Returns the named project, or the local backend if no project is named.
 * @throws Error if neither is available, or both are
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
    // The project has no functions to resume.
    async resumeTriggers() {},
  };
}
