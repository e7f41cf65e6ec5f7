import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startBackend } from '../../tools/backend/backend.ts';
import { buildWeb } from '../../tools/backend/build-web.ts';
import { addressOf, type BackendPorts, findFreePort } from '../../tools/backend/ports.ts';
import { CACHE_FOLDER } from '../../tools/project.ts';
import type { Amount } from '../harness/fill-requests.ts';
import { storedCommunity } from '../harness/stored-community.ts';
import { startMeteredFirestore } from '../read-meter/metered-firestore.ts';
import { startMeteredGrpc } from '../read-meter/metered-grpc.ts';
import { ReadMeter } from '../read-meter/read-meter.ts';
import { RulesJudgement } from '../read-meter/rules-judgement.ts';
import { FunctionRuns } from './function-runs.ts';
import { Ledger } from './ledger.ts';

const NAME = 'bench-actions';

const QUIET_MS = 1_200;
/** With very many documents, the emulator takes seconds for a write that the screen already shows. */
const SLOW_QUIET_MS = 6_000;
const SMALL = 10_000;

interface MeasuredBackend {
  ledger: Ledger;
  stop(): Promise<void>;
}

/** Builds a web client that connects to the meter instead of the emulator. Returns its folder. */
export async function buildMeteredWeb(ports: BackendPorts): Promise<string> {
  const folder = join(CACHE_FOLDER, `${NAME}-web`);
  await buildWeb({ ...ports, firestore: ports.web }, folder);
  return folder;
}

/** Starts a backend with a community of this size, and sets its environment variables for this process. */
export async function startMeasuredBackend(
  ports: BackendPorts,
  webFolder: string,
  amount: Amount,
): Promise<MeasuredBackend> {
  const initialFolder = await storedCommunity(amount, ports);
  const grpcPort = await findFreePort();
  const workerHook = fileURLToPath(new URL('meter-worker.cjs', import.meta.url));
  const { NODE_OPTIONS = '' } = process.env;
  process.env.NODE_OPTIONS = `${NODE_OPTIONS} --require ${workerHook}`.trim();
  process.env.METERED_FIRESTORE_HOST = addressOf(grpcPort);
  const backend = await startBackend({ name: NAME, ports, webFolder, initialFolder });
  process.env.NODE_OPTIONS = NODE_OPTIONS;
  Object.assign(process.env, backend.environment);
  const emulator = addressOf(ports.firestore);
  const meter = new ReadMeter();
  const firestore = await startMeteredFirestore(ports.web, emulator, meter);
  const grpc = await startMeteredGrpc(grpcPort, emulator);
  const ledger = new Ledger({
    quietMs: amount.total > SMALL ? SLOW_QUIET_MS : QUIET_MS,
    meter,
    grpc,
    rules: new RulesJudgement(emulator),
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
