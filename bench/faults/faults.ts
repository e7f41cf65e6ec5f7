import type { Backend } from '../../tools/backend/backend.ts';
import type { FaultProxy } from '../../tools/backend/fault-proxy.ts';

/** What dies: the processes that run functions, those who send messages, the file store, the database, or its answers alone. */
export type Fault = 'worker' | 'mail' | 'storage' | 'firestore' | 'answers';

/** Ways to everything that can be lost. */
export interface FaultProxies {
  firestore: FaultProxy;
  storage: FaultProxy;
  fakeProviders: FaultProxy;
}

/** What was hit, and what brings it back. */
export interface Damage {
  hit: string;
  heal(): void;
}

/** Lets it die; a worker is there again with the next call. */
export function strike(
  fault: Fault,
  backend: Pick<Backend, 'killFunctionWorkers'>,
  proxies: FaultProxies,
): Damage {
  switch (fault) {
    case 'worker':
      return { hit: `${backend.killFunctionWorkers()} workers`, heal() {} };
    case 'mail':
      return shut(proxies.fakeProviders);
    case 'storage':
      return shut(proxies.storage);
    case 'firestore':
      return shut(proxies.firestore);
    case 'answers':
      return { hit: `${proxies.firestore.muffle()} connections`, heal: proxies.firestore.open };
  }
}

function shut(proxy: FaultProxy): Damage {
  return { hit: `${proxy.shut()} connections`, heal: proxy.open };
}
