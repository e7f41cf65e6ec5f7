import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliverAtOnce } from '../deliver.ts';
import { resultOf } from '../testing/call-function.ts';
import { createMember, membersOf, storeCircle } from '../testing/circle-member.ts';
import { mailsTo } from '../testing/fake-providers.ts';
import { randomAddress } from '../testing/random-address.ts';
import { signInFully } from '../testing/sign-in-steps.ts';
import { createStaffMember, type StaffMember } from '../testing/staff-member.ts';
import { testAuth, testFirestore } from '../testing/test-backend.ts';
import { whileTriggering } from '../testing/while-triggering.ts';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const PASSWORD = 'a new password';

let leader: StaffMember;

beforeEach(async () => {
  leader = await createStaffMember('leadership');
});

/** Runs the script as `npm run first-leader` does, and sends the email that it queues. */
function restore(...args: string[]): Promise<{ stdout: string }> {
  const run = promisify(execFile);
  return whileTriggering([deliverAtOnce], () =>
    run('node', ['--import', 'tsx', 'scripts/first-leader.ts', '--restore', ...args], { cwd: REPOSITORY }),
  );
}

async function signInAgain(email: string): Promise<void> {
  const [mail] = await mailsTo(email);
  const [, url = ''] = /^Set a new password:\n(\S+)$/m.exec(mail?.text ?? '') ?? [];
  const oobCode = new URL(url).searchParams.get('oobCode') ?? '';
  const address = randomAddress();
  await resultOf('resetPassword', { oobCode, newPassword: PASSWORD }, { address });
  await signInFully({ ...leader, email, password: PASSWORD }, address);
}

describe('a locked-out leader', () => {
  it('regains access after their account was deleted', async () => {
    await testAuth().deleteUser(leader.uid);

    const { stdout } = await restore(leader.username);

    expect(stdout).toContain(`An email with a link to choose a password goes to ${leader.email}`);
    await signInAgain(leader.email);
  });

  it('regains access with another email address if the first one is lost', async () => {
    const email = `new-${randomUUID()}@example.org`;

    await restore(leader.email, '--email', email);

    expect(await mailsTo(leader.email)).toEqual([]);
    expect((await testAuth().getUser(leader.uid)).email).toBe(email);
    await signInAgain(email);
  });

  it('regains access after their account was disabled and their username was lost', async () => {
    await testAuth().updateUser(leader.uid, { disabled: true });
    await testFirestore().collection(COLLECTIONS.usernames).doc(leader.username).delete();

    await restore(leader.email);

    await signInAgain(leader.email);
  });

  it('leaves the circles that invited the lost address, but no circles without a new address', async () => {
    const friend = await createMember();
    const circleId = await storeCircle(friend, leader);

    const unchanged = await restore(leader.username, '--email', leader.email);

    expect(unchanged.stdout).not.toContain('circles');
    expect((await membersOf(circleId)).uids).toEqual([friend.uid, leader.uid].sort());

    const { stdout } = await restore(leader.username, '--email', `new-${randomUUID()}@example.org`);

    expect(stdout).toContain('The account has left its prayer circles.');
    expect(await membersOf(circleId)).toEqual({ counted: 1, uids: [friend.uid] });
  });
});

it.each([
  ['an unknown name', () => 'nobody', 'No leader has this username or address'],
  ['a member who is not a leader', async () => (await createStaffMember()).username, 'No leader has'],
])('%s is rejected', async (_who, named, message) => {
  await expect(restore(await named())).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(message),
  });
});

it('an email address of another member is rejected', async () => {
  const other = await createStaffMember();

  await expect(restore(leader.username, '--email', other.email)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('A user with this email already exists.'),
  });
});

it('an email address that is used in prayer circles is rejected, and its account stays', async () => {
  const guest = await createMember();
  const circleId = await storeCircle(guest);

  await expect(restore(leader.username, '--email', guest.email)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('This address is already used in prayer circles.'),
  });

  expect((await testAuth().getUser(guest.uid)).email).toBe(guest.email);
  expect((await membersOf(circleId)).uids).toEqual([guest.uid]);
  expect((await testAuth().getUser(leader.uid)).email).toBe(leader.email);
});
