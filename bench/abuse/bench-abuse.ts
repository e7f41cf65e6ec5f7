/**
 * Lets one source try to sign in, submit requests and post on the wall, 1,000 times each as fast as it can, and somebody else
 * do each of these once after that. The last line says how often the source got through, and fails where that is more than
 * the limits say or where the other was locked out. Starts a backend of its own.
 *   npm run bench:abuse [-- TIMES]
 */

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { SIGN_IN_REFUSALS } from '@prayer-community/domain/auth/sign-in';
import { ACCOUNT_FREE_FAILURES } from '@prayer-community/domain/auth/sign-in-lockout';
import { WALL_POSTS_PER_HOUR } from '@prayer-community/domain/belief-wall/belief-wall-calls';
import { autoIdFrom } from '@prayer-community/domain/fields/auto-id';
import { t } from '@prayer-community/i18n/text';
import { createVisitor } from '../../functions/src/testing/anonymous-visitor.ts';
import { resultOf } from '../../functions/src/testing/call-function.ts';
import { createStaffMember } from '../../functions/src/testing/staff-member.ts';
import { validInputs } from '../../functions/src/testing/valid-inputs.ts';
import { startBackend } from '../../tools/backend/backend.ts';
import { urlOf } from '../../tools/backend/backend-environment.ts';
import { findFreePorts } from '../../tools/backend/ports.ts';
import { CACHE_FOLDER, REPOSITORY } from '../../tools/project.ts';

const NAME = 'bench-abuse';
const AT_ONCE = 8;
const SOURCE = '203.0.113.7';
const OTHER = '203.0.113.8';
/** As `functions/src/platform/parameters.ts` has it where nothing else is configured. */
const SUBMISSIONS_PER_HOUR = 30;

const times = Number(process.argv[2] ?? 1_000);
const ports = await findFreePorts();
const backend = await startBackend({
  name: NAME,
  ports,
  webFolder: join(REPOSITORY, 'web', 'dist'),
  publicSiteUrl: urlOf(ports.hosting),
  logFile: join(CACHE_FOLDER, 'logs', `${NAME}.log`),
  onArchives: () => {},
});
Object.assign(process.env, backend.environment);
try {
  const tries = await countTrue(() => tryPassword());
  const stored = await countTrue(() => submit(SOURCE));
  const posts = await countTrue(() => post(SOURCE));
  const isOtherHeard = (await signIn(OTHER)) && (await submit(OTHER)) && (await post(OTHER));
  console.log(`others: ${isOtherHeard ? 'not locked out' : 'LOCKED OUT'}`);
  console.log(
    `abuse: of ${times} each, ${tries} passwords were looked at, ${stored} requests stored, ${posts} posts stored`,
  );
  const isWithinLimits =
    tries <= ACCOUNT_FREE_FAILURES && stored <= SUBMISSIONS_PER_HOUR && posts <= WALL_POSTS_PER_HOUR;
  process.exitCode = isWithinLimits && isOtherHeard ? 0 : 1;
} finally {
  await backend.stop();
}

/** How often it came true, some at a time. */
async function countTrue(attempt: () => Promise<boolean>): Promise<number> {
  let [left, count] = [times, 0];
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
async function tryPassword(): Promise<boolean> {
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

/** Posts with an account that nobody had before, so that the pace of a visitor lets it through. */
async function post(address: string): Promise<boolean> {
  const { idToken } = await createVisitor();
  const input = { postId: autoIdFrom(randomUUID()), content: 'Please pray.', authorName: '' };
  return (await resultOf('postToWall', input, { idToken, address })).success;
}
