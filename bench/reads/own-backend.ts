import { join } from 'node:path';
import { type Backend, startBackend } from '../../tools/backend/backend.ts';
import { urlOf } from '../../tools/backend/backend-environment.ts';
import { buildWeb } from '../../tools/backend/build-web.ts';
import { addressOf, type BackendPorts } from '../../tools/backend/ports.ts';
import { CACHE_FOLDER } from '../../tools/project.ts';
import { type MeteredFirestore, startMeteredFirestore } from '../read-meter/metered-firestore.ts';
import type { ReadMeter } from '../read-meter/read-meter.ts';

const WEB_FOLDER = join(CACHE_FOLDER, 'bench-reads-web');

/** A backend of its own whose web client reads past a meter. */
export interface MeteredBackend {
  stop(): Promise<void>;
}

/** Starts a backend that holds nothing; its variables are set for this process. */
export async function startMeteredBackend(ports: BackendPorts, meter: ReadMeter): Promise<MeteredBackend> {
  const backend = await startBackend({
    name: 'bench-reads',
    ports,
    webFolder: WEB_FOLDER,
    publicSiteUrl: urlOf(ports.hosting),
    // Without the functions: 100,000 requests would send as many notifications.
    only: ['auth', 'firestore', 'hosting'],
    logFile: join(CACHE_FOLDER, 'logs', 'bench-reads.log'),
    onArchives: (description) => console.log(description),
  });
  Object.assign(process.env, backend.environment);
  const firestore = await startMeteredFirestore(ports.web, addressOf(ports.firestore), meter);
  return { stop: () => stopAll(backend, firestore) };
}

/** Builds the web client, which takes the meter for the emulator. */
export async function buildMeteredWeb(ports: BackendPorts): Promise<void> {
  await buildWeb({ ...ports, firestore: ports.web }, WEB_FOLDER);
}

async function stopAll(backend: Backend, firestore: MeteredFirestore): Promise<void> {
  await firestore.stop();
  await backend.stop();
}
