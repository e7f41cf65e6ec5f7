import type { Backend } from '../../tools/backend/backend.ts';
import type { FaultProxy } from '../../tools/backend/fault-proxy.ts';

/** What dies: the processes that run functions, those who send messages, the file store, the database, or its answers alone. */
export const FAULTS = ['worker', 'mail', 'storage', 'firestore', 'answers'] as const;

export type Fault = (typeof FAULTS)[number];

/** Ways to everything that can be lost. */
export interface FaultProxies {
  firestore: FaultProxy;
  storage: FaultProxy;
  fakeProviders: FaultProxy;
}

const PROXIES = {
  mail: 'fakeProviders',
  storage: 'storage',
  firestore: 'firestore',
  answers: 'firestore',
} as const;

/**
 * Lets it die; a worker is there again with the next call, all else with {@link heal}.
 * @returns what was hit
 */
export function strike(
  fault: Fault,
  backend: Pick<Backend, 'killFunctionWorkers'>,
  proxies: FaultProxies,
): string {
  if (fault === 'worker') {
    return `${backend.killFunctionWorkers()} workers`;
  }
  const proxy = proxies[PROXIES[fault]];
  return `${fault === 'answers' ? proxy.muffle() : proxy.shut()} connections`;
}

/** Brings back what died. */
export function heal(fault: Fault, proxies: FaultProxies): void {
  if (fault !== 'worker') {
    proxies[PROXIES[fault]].open();
  }
}
