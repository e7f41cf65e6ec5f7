import { join } from 'node:path';
import { runStep } from '../../tools/processes/run-step.ts';

const SEED = join(import.meta.dirname, '..', 'seed.ts');

/**
 * Fills an empty backend with demo data.
 * @param environment the environment variables that point to the backend
 */
export async function seedBackend(environment: Readonly<Record<string, string>>): Promise<void> {
  if ((await runStep(process.execPath, ['--import', 'tsx', SEED], environment)) !== 0) {
    throw new Error('The demo data could not be stored.');
  }
}
