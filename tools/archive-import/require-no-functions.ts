import { deployedFunctions } from '../deployment/deployed-functions.ts';
import type { Google } from '../deployment/google.ts';

/**
 * Refuses a project that has functions. Each imported document would trigger them, which would send emails and count
 * everything twice.
 * @throws Error if the project has functions
 */
export async function requireNoFunctions(google: Google, project: string): Promise<void> {
  if ((await deployedFunctions(google, project, true)).length > 0) {
    throw new Error(
      `${project} has functions, and every imported document would trigger them. Import into a project without functions, and deploy afterwards.`,
    );
  }
}
