// npm run agree:rules [-- DOCUMENTS [SEED]]
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { startBackend } from '../tools/backend/backend.ts';
import { runStep } from '../tools/processes/run-step.ts';

const HOUR_MS = 3_600_000;

const documents = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? randomInt(2 ** 31));
console.log(`seed ${seed}`);

const backend = await startBackend({ name: 'agree-rules', only: ['firestore'] });
try {
  // Concurrent because each test spends most of its time waiting for the emulator.
  const how = ['--testTimeout', String(HOUR_MS), '--sequence.concurrent'];
  const vitest = ['run', '--project', 'rules', 'agreement/', ...how];
  const environment = {
    ...backend.environment,
    AGREEMENT_DOCUMENTS: String(documents),
    AGREEMENT_SEED: String(seed),
  };
  process.exitCode = await runStep(join('node_modules', '.bin', 'vitest'), vitest, environment);
} finally {
  await backend.stop();
}
const verdict = process.exitCode === 0 ? 'agreed' : 'not agreed';
console.log(
  `rules-agreement: ${verdict} on ${documents} documents and ${documents} near misses of each kind`,
);
