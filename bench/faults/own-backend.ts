import { join } from 'node:path';
import { type Backend, startBackend } from '../../tools/backend/backend.ts';
import { urlOf } from '../../tools/backend/backend-environment.ts';
import { buildWeb } from '../../tools/backend/build-web.ts';
import { openFaultProxy } from '../../tools/backend/fault-proxy.ts';
import { findFreePorts } from '../../tools/backend/ports.ts';
import { CACHE_FOLDER } from '../../tools/project.ts';
import type { FaultProxies } from './faults.ts';

const NAME = 'bench-faults';
const WEB_FOLDER = join(CACHE_FOLDER, `${NAME}-web`);

/** A backend whose functions and web client reach database, file store and providers through gates. */
export interface ProxiedBackend {
  backend: Backend;
  proxies: FaultProxies;
  stop(): Promise<void>;
}

/** Builds the web client and starts the backend; its variables, which lead past the gates, are set for this process. */
export async function startProxiedBackend(): Promise<ProxiedBackend> {
  const ports = await findFreePorts();
  const proxies: FaultProxies = {
    firestore: await openFaultProxy(ports.firestore),
    storage: await openFaultProxy(ports.storage),
    fakeProviders: await openFaultProxy(ports.fakeProviders),
  };
  const { firestore, storage, fakeProviders } = proxies;
  await buildWeb({ ...ports, firestore: firestore.port, storage: storage.port }, WEB_FOLDER);
  const backend = await startBackend({
    name: NAME,
    ports,
    webFolder: WEB_FOLDER,
    publicSiteUrl: urlOf(ports.hosting),
    overrides: { firestore: firestore.port, storage: storage.port, fakeProviders: fakeProviders.port },
    logFile: join(CACHE_FOLDER, 'logs', `${NAME}.log`),
    onArchives: (description) => console.log(description),
  });
  Object.assign(process.env, backend.environment);
  return {
    backend,
    proxies,
    async stop() {
      await backend.stop();
      await Promise.all(Object.values(proxies).map((proxy) => proxy.stop()));
    },
  };
}
