import { join } from 'node:path';
import { type Backend, startBackend } from '../../local/backend/backend.ts';
import { urlOf } from '../../local/backend/backend-environment.ts';
import { buildWeb } from '../../local/backend/build-web.ts';
import { openGate } from '../../local/backend/gate.ts';
import { findFreePorts } from '../../local/backend/ports.ts';
import { CACHE_FOLDER } from '../../local/project.ts';
import type { Gates } from './faults.ts';

const NAME = 'bench-faults';
const WEB_FOLDER = join(CACHE_FOLDER, `${NAME}-web`);

/** A backend whose functions and web client reach database, file store and providers through gates. */
export interface GatedBackend {
  backend: Backend;
  gates: Gates;
  stop(): Promise<void>;
}

/** Builds the web client and starts the backend; its variables, which lead past the gates, are set for this process. */
export async function startGatedBackend(): Promise<GatedBackend> {
  const ports = await findFreePorts();
  const gates: Gates = {
    firestore: await openGate(ports.firestore),
    storage: await openGate(ports.storage),
    outbox: await openGate(ports.outbox),
  };
  const { firestore, storage, outbox } = gates;
  await buildWeb({ ...ports, firestore: firestore.port, storage: storage.port }, WEB_FOLDER);
  const backend = await startBackend({
    name: NAME,
    ports,
    webFolder: WEB_FOLDER,
    publicSiteUrl: urlOf(ports.hosting),
    detours: { firestore: firestore.port, storage: storage.port, outbox: outbox.port },
    logFile: join(CACHE_FOLDER, 'logs', `${NAME}.log`),
    onArchives: (description) => console.log(description),
  });
  Object.assign(process.env, backend.environment);
  return {
    backend,
    gates,
    async stop() {
      await backend.stop();
      await Promise.all(Object.values(gates).map((gate) => gate.stop()));
    },
  };
}
