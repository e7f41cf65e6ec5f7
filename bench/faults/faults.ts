import { openFaultProxy } from '../../tools/backend/fault-proxy.ts';
import { findFreePorts } from '../../tools/backend/ports.ts';
import { startBenchBackend } from '../harness/backend.ts';

/** The part that fails: function workers, message providers, file storage, Firestore, or only Firestore's responses. */
export type Fault = 'worker' | 'mail' | 'storage' | 'firestore' | 'answers';

export interface InjectedFault {
  hit: string;
  heal(): void;
}

interface FaultyBackend {
  /** Injects a fault. A killed worker comes back with the next call. */
  inject(fault: Fault): InjectedFault;
  stop(): Promise<void>;
}

/**
 * Starts a backend whose functions and web client reach Firestore, file storage and providers through proxies. The
 * environment variables it sets for this process bypass the proxies.
 */
export async function startFaultyBackend(): Promise<FaultyBackend> {
  const ports = await findFreePorts();
  const firestore = await openFaultProxy(ports.firestore);
  const storage = await openFaultProxy(ports.storage);
  const mail = await openFaultProxy(ports.fakeProviders);
  const backend = await startBenchBackend('bench-faults', ports, {
    overrides: { firestore: firestore.port, storage: storage.port, fakeProviders: mail.port },
  });
  return {
    inject(fault) {
      if (fault === 'worker') {
        return { hit: `${backend.killFunctionWorkers()} workers`, heal() {} };
      }
      const isMuffled = fault === 'answers';
      const proxy = { firestore, storage, mail, answers: firestore }[fault];
      return { hit: `${isMuffled ? proxy.muffle() : proxy.shut()} connections`, heal: proxy.open };
    },
    async stop() {
      await backend.stop();
      await Promise.all([firestore, storage, mail].map((proxy) => proxy.stop()));
    },
  };
}
