import { join } from 'node:path';
import { type Backend, startBackend } from '../../tools/backend/backend.ts';
import { buildWeb } from '../../tools/backend/build-web.ts';
import type { BackendOptions } from '../../tools/backend/emulators.ts';
import type { BackendPorts } from '../../tools/backend/ports.ts';
import { CACHE_FOLDER } from '../../tools/project.ts';

/**
 * Builds the web client, which also uses the overrides, and starts a backend. Sets its environment variables for this
 * process.
 * @param name the benchmark. Must differ from any other that may run at the same time.
 */
export async function startBenchBackend(
  name: string,
  ports: BackendPorts,
  options: Pick<BackendOptions, 'only' | 'overrides' | 'initialFolder'> = {},
): Promise<Backend> {
  const webFolder = join(CACHE_FOLDER, `${name}-web`);
  await buildWeb({ ...ports, ...options.overrides }, webFolder);
  const onFound = (description: string) => console.log(description);
  const backend = await startBackend({ name, ports, webFolder, onFound, ...options });
  Object.assign(process.env, backend.environment);
  return backend;
}
