import { DAY_MS } from '@prayer-community/domain/fields/durations';
import {
  CIRCLE_REFUSALS,
  INVITATION_REFUSALS,
} from '@prayer-community/domain/prayer-circles/circle-membership';
import { refusal } from '@prayer-community/domain/refusal';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { countUnrequested } from '../messaging/mail-limit.ts';
import { resultOf } from '../testing/call-function.ts';
import { createMember, membersOf, storeCircle, type TestMember } from '../testing/circle-member.ts';
import { changeInvitation, invite } from '../testing/invitation-steps.ts';

vi.mock('../messaging/mail-limit.ts', { spy: true });

let leader: TestMember;
let guest: TestMember;
let circleId: string;

beforeEach(async () => {
  [leader, guest] = await Promise.all([createMember(), createMember()]);
  circleId = await storeCircle(leader);
});

const join = () => resultOf('joinCircle', { circleId, displayName: 'Ruth' }, guest);

/** Lets something happen after the next email was counted and before its invitation is stored. */
function beforeStoring(act: () => Promise<unknown>, { isMailed } = { isMailed: true }): void {
  vi.mocked(countUnrequested).mockImplementationOnce(async (...input) => {
    await act();
    return isMailed ? countUnrequested(...input) : new Set();
  });
}

async function expectUsedUp(): Promise<void> {
  expect((await membersOf(circleId)).uids).toContain(guest.uid);
  await resultOf('leaveCircle', { circleId }, guest);
  expect(await join()).toEqual(refusal(CIRCLE_REFUSALS.notInvited(guest.email)));
}

describe('an invitation whose owner joins while it is sent again', () => {
  it.each([
    ['by email', true],
    ['without an email', false],
  ])('stays used if it is sent %s', async (_how, isMailed) => {
    await invite(leader, circleId, guest.email);
    beforeStoring(join, { isMailed });

    expect(await resultOf('inviteToCircle', { circleId, email: guest.email }, leader)).toEqual({
      success: true,
    });

    await expectUsedUp();
  });

  it('stays used if it is renewed', async () => {
    const link = await invite(leader, circleId, guest.email);
    await changeInvitation(link, { expires_at: new Date(Date.now() - DAY_MS) });
    beforeStoring(async () => {
      await changeInvitation(link, { expires_at: new Date(Date.now() + DAY_MS) });
      await join();
    });

    expect(await resultOf('renewInvitation', link)).toEqual(refusal(INVITATION_REFUSALS.used));

    await expectUsedUp();
  });
});
