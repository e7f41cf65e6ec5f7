/**
 * Measures whether the time of a refused sign-in reveals that a username exists. Prints the median milliseconds for an
 * unknown username and for a wrong password. The last line is the ratio of the second to the first. Fails outside 0.9
 * to 1.1. Starts its own backend.
 *   npm run bench:sign-in
 */
import { randomUUID } from 'node:crypto';
import { callFunction } from '../../functions/src/testing/call-function.ts';
import { randomAddress } from '../../functions/src/testing/random-address.ts';
import { createStaffMember } from '../../functions/src/testing/staff-member.ts';
import { startBackend } from '../../tools/backend/backend.ts';
import { quantile } from '../harness/quantile.ts';

const UNTIMED_PAIRS = 3;
const PAIRS = 40;
const [LEAST, MOST] = [0.9, 1.1];

const backend = await startBackend({ name: 'bench-sign-in' });
Object.assign(process.env, backend.environment);
try {
  await measurePairs(UNTIMED_PAIRS);
  const { unknownUser, wrongPassword } = await measurePairs(PAIRS);
  const ratio = quantile(wrongPassword, 0.5, Number) / quantile(unknownUser, 0.5, Number);
  process.exitCode = ratio >= LEAST && ratio <= MOST ? 0 : 1;
  console.log(`unknown user:   ${describe(unknownUser)}`);
  console.log(`wrong password: ${describe(wrongPassword)}`);
  console.log(`sign-in-time-ratio: ${ratio.toFixed(3)}`);
} finally {
  await backend.stop();
}

/** Alternates between the two, so other work on the machine affects both equally. */
async function measurePairs(count: number): Promise<{ unknownUser: number[]; wrongPassword: number[] }> {
  const unknownUser: number[] = [];
  const wrongPassword: number[] = [];
  for (let pair = 0; pair < count; pair += 1) {
    // A new member for each pair, because failures of the same one would lock the account.
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

function describe(milliseconds: readonly number[]): string {
  const [least, middle, most] = [
    Math.min(...milliseconds),
    quantile(milliseconds, 0.5, Number),
    Math.max(...milliseconds),
  ].map(Math.round);
  return `median ${middle} ms (${least} to ${most}, ${milliseconds.length} calls)`;
}
