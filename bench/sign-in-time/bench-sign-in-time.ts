/**
 * Measures whether the time of a refused sign-in tells if the username exists: median milliseconds for an unknown username
 * and for a wrong password, and their ratio on the last line. Starts a backend of its own.
 *   npm run bench:sign-in [-- PAIRS]
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { callFunction } from '../../functions/src/testing/call-function.ts';
import { randomAddress } from '../../functions/src/testing/random-address.ts';
import { createStaffMember } from '../../functions/src/testing/staff-member.ts';
import { startBackend } from '../../tools/backend/backend.ts';
import { urlOf } from '../../tools/backend/backend-environment.ts';
import { findFreePorts } from '../../tools/backend/ports.ts';
import { CACHE_FOLDER, REPOSITORY } from '../../tools/project.ts';

const NAME = 'bench-sign-in';
const UNTIMED_PAIRS = 3;

const pairs = Number(process.argv[2] ?? 40);
const ports = await findFreePorts();
const backend = await startBackend({
  name: NAME,
  ports,
  webFolder: join(REPOSITORY, 'web', 'dist'),
  publicSiteUrl: urlOf(ports.hosting),
  logFile: join(CACHE_FOLDER, 'logs', `${NAME}.log`),
  onArchives: () => {},
});
try {
  Object.assign(process.env, backend.environment);
  await measurePairs(UNTIMED_PAIRS);
  const { unknownUser, wrongPassword } = await measurePairs(pairs);
  console.log(`unknown user:   ${describe(unknownUser)}`);
  console.log(`wrong password: ${describe(wrongPassword)}`);
  console.log(`sign-in-time-ratio: ${(median(unknownUser) / median(wrongPassword)).toFixed(3)}`);
} finally {
  await backend.stop();
}

/** One of each in turn, so that what else the machine does falls on both alike. */
async function measurePairs(count: number): Promise<{ unknownUser: number[]; wrongPassword: number[] }> {
  const unknownUser: number[] = [];
  const wrongPassword: number[] = [];
  for (let pair = 0; pair < count; pair += 1) {
    // A member for each pair: the failures of one would lock the account.
    const { username } = await createStaffMember();
    unknownUser.push(await millisecondsRefused(`nobody-${randomUUID()}`));
    wrongPassword.push(await millisecondsRefused(username));
  }
  return { unknownUser, wrongPassword };
}

async function millisecondsRefused(username: string): Promise<number> {
  const startedAtMs = performance.now();
  const input = { username, password: 'wrong password' };
  const answer = await callFunction('validateCredentials', input, { address: randomAddress() });
  const elapsedMs = performance.now() - startedAtMs;
  if (!JSON.stringify(answer).includes('Invalid username or password')) {
    throw new Error(`not refused as expected: ${JSON.stringify(answer)}`);
  }
  return elapsedMs;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function describe(values: readonly number[]): string {
  const [fastest, slowest] = [Math.min(...values), Math.max(...values)];
  const [low, middle, high] = [fastest, median(values), slowest].map((value) => value.toFixed(0));
  return `median ${middle} ms (${low} to ${high}, ${values.length} calls)`;
}
