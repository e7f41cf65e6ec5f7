import type { Backend } from '../../tools/backend/backend.ts';
import { openFaultProxy } from '../../tools/backend/fault-proxy.ts';
import { findFreePorts } from '../../tools/backend/ports.ts';
import { startBenchBackend } from '../harness/backend.ts';
import type { FaultProxies } from './faults.ts';

/** A backend whose functions and web client reach Firestore, file storage and providers through proxies. */
export interface ProxiedBackend {
  backend: Backend;
  proxies: FaultProxies;
  stop(): Promise<void>;
}

/** Starts the backend. The environment variables it sets for this process bypass the proxies. */
export async function startProxiedBackend(): Promise<ProxiedBackend> {
  const ports = await findFreePorts();
  const proxies: FaultProxies = {
    firestore: await openFaultProxy(ports.firestore),
    storage: await openFaultProxy(ports.storage),
    fakeProviders: await openFaultProxy(ports.fakeProviders),
  };
  const webPorts = { firestore: proxies.firestore.port, storage: proxies.storage.port };
  const backend = await startBenchBackend('bench-faults', ports, {
    webPorts,
    overrides: { ...webPorts, fakeProviders: proxies.fakeProviders.port },
  });
  return {
    backend,
    proxies,
    async stop() {
      await backend.stop();
      await Promise.all(Object.values(proxies).map((proxy) => proxy.stop()));
    },
  };
}
