import { join } from 'node:path';
import { runStep } from '../processes/run-step.ts';
import { REPOSITORY } from '../project.ts';
import { webEnvironment } from './backend-environment.ts';
import type { BackendPorts } from './ports.ts';
import { StartFailedError } from './start-failed-error.ts';

/**
 * Builds the web client into a folder for a backend on these ports.
 * @throws StartFailedError if the build fails
 */
export function buildWeb(ports: BackendPorts, folder: string): Promise<void> {
  return buildWebWith(webEnvironment(ports), folder);
}

/**
 * Builds the web client into a folder with these settings.
 * @throws StartFailedError if the build fails
 */
export async function buildWebWith(
  settings: Readonly<Record<string, string>>,
  folder: string,
): Promise<void> {
  const args = ['build', 'web', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const vite = join(REPOSITORY, 'node_modules', '.bin', 'vite');
  if ((await runStep(vite, args, settings)) !== 0) {
    throw new StartFailedError('The web client could not be built.', []);
  }
}
