import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startBackend } from '../../tools/backend/backend.ts';
import { urlOf } from '../../tools/backend/backend-environment.ts';
import { buildWeb } from '../../tools/backend/build-web.ts';
import { addressOf, type BackendPorts, findFreePorts } from '../../tools/backend/ports.ts';
import { CACHE_FOLDER, PROJECT_ID } from '../../tools/project.ts';
import { startMeteredFirestore } from '../read-meter/metered-firestore.ts';
import { startMeteredGrpc } from '../read-meter/metered-grpc.ts';
import { ReadMeter } from '../read-meter/read-meter.ts';
import { RulesJudgement } from '../read-meter/rules-judgement.ts';
import type { Amount } from './fill-requests.ts';
import { FunctionRuns } from './function-runs.ts';
import { Ledger } from './ledger.ts';
import { storedCommunity } from './stored-community.ts';

const NAME = 'bench-actions';
const WEB_FOLDER = join(CACHE_FOLDER, `${NAME}-web`);

const QUIET_MS = 1_200;
/** Among very many documents the emulator takes seconds for a write that the screen has shown already. */
const SLOW_QUIET_MS = 6_000;
const SMALL = 10_000;

/** A whole backend whose web client and functions reach Firestore past meters. */
export interface MeasuredBackend {
  ledger: Ledger;
  stop(): Promise<void>;
}

/** Finds ports, and builds the web client that takes the meter for the emulator. */
export async function prepareMeasurement(): Promise<BackendPorts> {
  const ports = await findFreePorts();
  await buildWeb({ ...ports, firestore: ports.web }, WEB_FOLDER);
  return ports;
}

/** Starts a backend with a community of that size; its variables are set for this process. */
export async function startMeasuredBackend(ports: BackendPorts, amount: Amount): Promise<MeasuredBackend> {
  const initialFolder = await storedCommunity(amount, ports);
  const { hub: grpcPort } = await findFreePorts();
  const workerHook = fileURLToPath(new URL('meter-worker.cjs', import.meta.url));
  const before = { ...process.env };
  process.env.NODE_OPTIONS = `${before.NODE_OPTIONS ?? ''} --require ${workerHook}`.trim();
  process.env.METERED_FIRESTORE_HOST = addressOf(grpcPort);
  const backend = await startBackend({
    name: NAME,
    ports,
    webFolder: WEB_FOLDER,
    publicSiteUrl: urlOf(ports.hosting),
    initialFolder,
    logFile: join(CACHE_FOLDER, 'logs', `${NAME}.log`),
    onArchives: (description) => console.log(description),
  });
  process.env.NODE_OPTIONS = before.NODE_OPTIONS ?? '';
  Object.assign(process.env, backend.environment);
  const emulator = addressOf(ports.firestore);
  const meter = new ReadMeter();
  const firestore = await startMeteredFirestore(ports.web, emulator, meter);
  const grpc = await startMeteredGrpc(grpcPort, emulator);
  const ledger = new Ledger({
    quietMs: amount.total > SMALL ? SLOW_QUIET_MS : QUIET_MS,
    meter,
    grpc,
    rules: new RulesJudgement(emulator, PROJECT_ID),
    runs: new FunctionRuns(join(CACHE_FOLDER, NAME, 'firebase-debug.log')),
  });
  return {
    ledger,
    async stop() {
      await firestore.stop();
      await grpc.stop();
      await backend.stop();
    },
  };
}
