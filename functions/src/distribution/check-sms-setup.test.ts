import { MEMBER_REFUSALS } from '@prayer-community/domain/staff/team-member';
import { t } from '@prayer-community/i18n/text';
import { describe, expect, it } from 'vitest';
import { callWithAnything, resultOf } from '../testing/call-function.ts';
import { passwordIdToken, staffIdToken } from '../testing/id-token.ts';
import { createStaffMember } from '../testing/staff-member.ts';

describe('whether text messages can be sent', () => {
  it('is answered to leadership', async () => {
    const leader = await createStaffMember('leadership');

    const answer = await resultOf('checkSmsSetup', {}, { idToken: await staffIdToken(leader.uid) });

    // The local backend has a provider: its fake one.
    expect(answer).toEqual({ success: true, isConfigured: true });
  });

  it('is answered to nobody else', async () => {
    const [leader, member] = await Promise.all([
      createStaffMember('leadership'),
      createStaffMember('prayer_team'),
    ]);
    const tokens = [
      undefined,
      await passwordIdToken(leader.email, leader.password),
      await staffIdToken(member.uid),
    ];
    for (const idToken of tokens) {
      expect(await callWithAnything('checkSmsSetup', {}, { idToken })).toMatchObject({
        error: { status: 'PERMISSION_DENIED', message: t(MEMBER_REFUSALS.leadershipRequired) },
      });
    }
  });
});
