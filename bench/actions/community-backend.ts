import { join } from 'node:path';
import { type Backend, startBackend } from '../../tools/backend/backend.ts';
import { urlOf } from '../../tools/backend/backend-environment.ts';
import { buildWeb } from '../../tools/backend/build-web.ts';
import { findFreePorts } from '../../tools/backend/ports.ts';
import { CACHE_FOLDER } from '../../tools/project.ts';
import { storedCommunity } from './stored-community.ts';

/**
 * Builds the web client and starts a backend without functions that holds a community of 100 requests; this process finds it.
 * @param name of the benchmark, unlike that of any other that may run beside it
 */
export async function startCommunityBackend(name: string): Promise<Backend> {
  const webFolder = join(CACHE_FOLDER, `${name}-web`);
  const ports = await findFreePorts();
  await buildWeb(ports, webFolder);
  const initialFolder = await storedCommunity({ total: 100, active: 60 }, ports);
  const backend = await startBackend({
    name,
    ports,
    webFolder,
    publicSiteUrl: urlOf(ports.hosting),
    only: ['auth', 'firestore', 'storage', 'hosting'],
    initialFolder,
    logFile: join(CACHE_FOLDER, 'logs', `${name}.log`),
    onArchives: (description) => console.log(description),
  });
  Object.assign(process.env, backend.environment);
  return backend;
}
