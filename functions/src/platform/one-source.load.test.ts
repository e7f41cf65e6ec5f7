import { randomUUID } from 'node:crypto';
import { SIGN_IN_REFUSALS } from '@prayer-community/domain/auth/sign-in';
import { ACCOUNT_FREE_FAILURES } from '@prayer-community/domain/auth/sign-in-lockout';
import { WALL_POSTS_PER_HOUR } from '@prayer-community/domain/belief-wall/belief-wall-calls';
import { autoIdFrom } from '@prayer-community/domain/fields/auto-id';
import { t } from '@prayer-community/i18n/text';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createVisitor } from '../testing/anonymous-visitor.ts';
import { resultOf } from '../testing/call-function.ts';
import { createStaffMember } from '../testing/staff-member.ts';
import { validInputs } from '../testing/valid-inputs.ts';
import { now } from './clock.ts';

vi.mock('./clock.ts', { spy: true });

const ATTEMPTS = 1_000;
const AT_ONCE = 16;
const SOURCE = '203.0.113.7';
const OTHER = '203.0.113.8';
/** As `parameters.ts` has it where nothing else is configured. */
const SUBMISSIONS_PER_HOUR = 30;
/** On a busy machine. */
const LONGEST_MS = 600_000;

// All of them come before the first lock ends, however slow the machine is.
const MOMENT = new Date();

beforeEach(() => {
  vi.mocked(now).mockReturnValue(MOMENT);
});

describe('of 1,000 attempts from one source, as fast as it can', { timeout: LONGEST_MS }, () => {
  it('5 passwords are looked at, and others still sign in', async () => {
    expect(await countTrue(guessPassword)).toBe(ACCOUNT_FREE_FAILURES);

    const { username, password } = await createStaffMember();
    const answer = await resultOf('validateCredentials', { username, password }, { address: OTHER });
    expect(answer.success).toBe(true);
  });

  it('30 requests are stored, and others still submit theirs', async () => {
    expect(await countTrue(() => submit(SOURCE))).toBe(SUBMISSIONS_PER_HOUR);
    expect(await submit(OTHER)).toBe(true);
  });

  it('60 posts are shared, and others still share theirs', async () => {
    expect(await countTrue(() => post(SOURCE))).toBe(WALL_POSTS_PER_HOUR);
    expect(await post(OTHER)).toBe(true);
  });
});

/** How often it came true, some at a time. */
async function countTrue(attempt: () => Promise<boolean>): Promise<number> {
  let [left, count] = [ATTEMPTS, 0];
  const work = async () => {
    while (left > 0) {
      left -= 1;
      if (await attempt()) {
        count += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return count;
}

/** True where the password was looked at, instead of being refused for too many failures. */
async function guessPassword(): Promise<boolean> {
  const input = { username: 'grace', password: `guess-${randomUUID()}` };
  const answer = await resultOf('validateCredentials', input, { address: SOURCE });
  return !answer.success && answer.error === t(SIGN_IN_REFUSALS.invalidCredentials);
}

async function submit(address: string): Promise<boolean> {
  const { submitPrayerRequest } = validInputs(randomUUID().slice(0, 8));
  const input = { ...submitPrayerRequest, audioPath: null };
  return (await resultOf('submitPrayerRequest', input, { address })).success;
}

/** Posts with an account that nobody had before, so that the pace of a visitor lets it through. */
async function post(address: string): Promise<boolean> {
  const { idToken } = await createVisitor();
  const input = { postId: autoIdFrom(randomUUID()), content: 'Please pray.', authorName: '' };
  return (await resultOf('postToWall', input, { idToken, address })).success;
}
