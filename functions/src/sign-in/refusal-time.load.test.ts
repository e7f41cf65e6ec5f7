import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { callFunction } from '../testing/call-function.ts';
import { randomAddress } from '../testing/random-address.ts';
import { createStaffMember } from '../testing/staff-member.ts';

const UNTIMED_PAIRS = 3;
const PAIRS = 40;
/** What else the machine does; a step of the answer's time, which is what a difference would show, is half or more. */
const MOST_DIFFERENCE = 0.1;

it('the time of a refused sign-in does not reveal whether the username exists', async () => {
  await refusePairs(UNTIMED_PAIRS);
  const { unknownUser, wrongPassword } = await refusePairs(PAIRS);

  const ratio = median(unknownUser) / median(wrongPassword);
  expect(Math.abs(ratio - 1)).toBeLessThan(MOST_DIFFERENCE);
});

/** The milliseconds of one of each in turn, so that what else the machine does falls on both alike. */
async function refusePairs(count: number): Promise<{ unknownUser: number[]; wrongPassword: number[] }> {
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
  expect(answer).toEqual({ result: { success: false, error: 'Invalid username or password' } });
  return elapsedMs;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}
