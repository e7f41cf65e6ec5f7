import { MEMBER_REFUSALS } from '@prayer-community/domain/staff/team-member';
import { t } from '@prayer-community/i18n/text';
import { describe, expect, it } from 'vitest';
import { callWithAnything, resultOf } from '../testing/call-function.ts';
import { passwordIdToken, staffIdToken } from '../testing/id-token.ts';
import { createStaffMember } from '../testing/staff-member.ts';

describe('checkSmsSetup', () => {
  it.each(['leadership', 'prayer_team'] as const)('answers %s', async (role) => {
    const { uid } = await createStaffMember(role);

    const answer = await resultOf('checkSmsSetup', {}, { idToken: await staffIdToken(uid) });

    // The local backend has a fake provider.
    expect(answer).toEqual({ success: true, isConfigured: true });
  });

  it('denies callers who are not signed in as staff', async () => {
    const leader = await createStaffMember('leadership');
    const tokens = [undefined, await passwordIdToken(leader.email, leader.password)];
    for (const idToken of tokens) {
      expect(await callWithAnything('checkSmsSetup', {}, { idToken })).toMatchObject({
        error: { status: 'PERMISSION_DENIED', message: t(MEMBER_REFUSALS.staffRequired) },
      });
    }
  });
});
