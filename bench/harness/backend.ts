import { join } from 'node:path';
import { type Backend, type BackendOptions, startBackend } from '../../tools/backend/backend.ts';
import { buildWeb } from '../../tools/backend/build-web.ts';
import type { BackendPorts } from '../../tools/backend/ports.ts';
import { CACHE_FOLDER } from '../../tools/project.ts';

type Options = Pick<BackendOptions, 'only' | 'overrides' | 'moreFunctions' | 'initialFolder'> & {
  /** Ports that the web client uses instead of those of the backend. */
  readonly webPorts?: Partial<BackendPorts>;
};

/**
 * Builds the web client and starts a backend, and sets its environment variables for this process.
 * @param name the benchmark. Must differ from any other that may run at the same time.
 */
export async function startBenchBackend(
  name: string,
  ports: BackendPorts,
  { webPorts, ...options }: Options = {},
): Promise<Backend> {
  const webFolder = join(CACHE_FOLDER, `${name}-web`);
  await buildWeb({ ...ports, ...webPorts }, webFolder);
  const backend = await startBackend({
    name,
    ports,
    webFolder,
    onArchives: (description) => console.log(description),
    ...options,
  });
  Object.assign(process.env, backend.environment);
  return backend;
}
