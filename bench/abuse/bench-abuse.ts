/**
 * Simulates one source that tries passwords, submits requests and posts on the wall, 1,000 times each as fast as it
 * can. Afterwards another source does each of these once. The last line shows how often the first source got through.
 * Fails if those counts differ from the limits or if the other source was locked out. Starts its own backend. Guessing
 * the passwords takes less than half a minute, the length of the first lock, unless the machine is busy.
 *   npm run bench:abuse
 */
import { randomUUID } from 'node:crypto';
import { SIGN_IN_REFUSALS } from '@prayer-community/domain/auth/sign-in';
import { ACCOUNT_FAILURES_UNTIL_LOCK } from '@prayer-community/domain/auth/sign-in-lockout';
import { WALL_POSTS_PER_HOUR } from '@prayer-community/domain/belief-wall/belief-wall-calls';
import { autoIdFrom } from '@prayer-community/domain/fields/auto-id';
import { t } from '@prayer-community/i18n/text';
import { createVisitor } from '../../functions/src/testing/anonymous-visitor.ts';
import { resultOf } from '../../functions/src/testing/call-function.ts';
import { createStaffMember } from '../../functions/src/testing/staff-member.ts';
import { validInputs } from '../../functions/src/testing/valid-inputs.ts';
import { startBackend } from '../../tools/backend/backend.ts';

const ATTEMPTS = 1_000;
const AT_ONCE = 8;
const SOURCE = '203.0.113.7';
const OTHER = '203.0.113.8';
/** The default in `functions/src/platform/parameters.ts`. */
const SUBMISSIONS_PER_HOUR = 30;

const backend = await startBackend({ name: 'bench-abuse' });
Object.assign(process.env, backend.environment);
try {
  const passwords = await countTrue(guessPassword);
  const requests = await countTrue(() => submit(SOURCE));
  const posts = await countTrue(() => post(SOURCE));
  const isOtherServed = (await signIn(OTHER)) && (await submit(OTHER)) && (await post(OTHER));
  const isWithinLimits =
    passwords === ACCOUNT_FAILURES_UNTIL_LOCK &&
    requests === SUBMISSIONS_PER_HOUR &&
    posts === WALL_POSTS_PER_HOUR;
  process.exitCode = isWithinLimits && isOtherServed ? 0 : 1;
  console.log(`others: ${isOtherServed ? 'not locked out' : 'LOCKED OUT'}`);
  console.log(
    `abuse: of ${ATTEMPTS} each, ${passwords} passwords looked at, ${requests} requests and ${posts} posts stored`,
  );
} finally {
  await backend.stop();
}

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

/** True if the password was checked rather than refused because of too many failures. */
async function guessPassword(): Promise<boolean> {
  const input = { username: 'grace', password: `guess-${randomUUID()}` };
  const answer = await resultOf('validateCredentials', input, { address: SOURCE });
  return !answer.success && answer.error === t(SIGN_IN_REFUSALS.invalidCredentials);
}

async function signIn(address: string): Promise<boolean> {
  const { username, password } = await createStaffMember();
  return (await resultOf('validateCredentials', { username, password }, { address })).success;
}

async function submit(address: string): Promise<boolean> {
  const { submitPrayerRequest } = validInputs(randomUUID().slice(0, 8));
  const input = { ...submitPrayerRequest, audioPath: null };
  return (await resultOf('submitPrayerRequest', input, { address })).success;
}

/** Posts as a new visitor, so the rate limit per visitor does not apply. */
async function post(address: string): Promise<boolean> {
  const { idToken } = await createVisitor();
  const input = { postId: autoIdFrom(randomUUID()), content: 'Please pray.', authorName: '' };
  return (await resultOf('postToWall', input, { idToken, address })).success;
}
