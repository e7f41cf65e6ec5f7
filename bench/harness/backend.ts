import { join } from 'node:path';
import { type Backend, type BackendOptions, startBackend } from '../../tools/backend/backend.ts';
import { buildWeb } from '../../tools/backend/build-web.ts';
import type { BackendPorts } from '../../tools/backend/ports.ts';
import { CACHE_FOLDER } from '../../tools/project.ts';

type Options = Pick<BackendOptions, 'only' | 'overrides' | 'moreFunctions' | 'initialFolder'> & {
  /** By which the web client reaches what it does not reach by the port of the backend. */
  readonly webPorts?: Partial<BackendPorts>;
};

/**
 * Builds the web client and starts a backend; its variables are set for this process.
 * @param name of the benchmark, unlike that of any other that may run beside it
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
