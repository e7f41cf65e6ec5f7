import type { Backend } from '../../tools/backend/backend.ts';
import type { FaultProxy } from '../../tools/backend/fault-proxy.ts';

/** The part that fails: function workers, message providers, file storage, Firestore, or only Firestore's responses. */
export type Fault = 'worker' | 'mail' | 'storage' | 'firestore' | 'answers';

export interface FaultProxies {
  firestore: FaultProxy;
  storage: FaultProxy;
  fakeProviders: FaultProxy;
}

export interface Damage {
  hit: string;
  heal(): void;
}

/** Causes the fault. A killed worker comes back with the next call. */
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
