import { mailsTo } from '../../functions/src/testing/fake-providers.ts';
import { randomAddress } from '../../functions/src/testing/random-address.ts';
import { newestCode } from '../../functions/src/testing/sign-in-steps.ts';
import { createStaffMember } from '../../functions/src/testing/staff-member.ts';
import type { Actor } from './ledger.ts';
import { call, type Stage } from './stage.ts';

export async function measureSignIn({ ledger }: Stage): Promise<void> {
  const member = await ledger.prepare(() => createStaffMember());
  const { username, password } = member;
  const actor: Actor = { role: 'prayer_team', idToken: null };
  const address = randomAddress();
  let challengeId = '';
  await ledger.measure(actor, 'sign in: username and password', async () => {
    const answer = await call('validateCredentials', { username, password }, { address });
    challengeId = answer.success ? answer.challengeId : '';
  });
  await ledger.measure(actor, 'sign in: send the code', () =>
    call('sendMfaCode', { challengeId }, { address }),
  );
  const code = await newestCode(member);
  await ledger.measure(actor, 'sign in: check the code', () =>
    call('verifyMfaCode', { challengeId, code }, { address }),
  );
  await ledger.measure(actor, 'sign in: begin the session', () =>
    call('completeMfaLogin', { challengeId }, { address }),
  );
  await ledger.measure(actor, 'sign in: a wrong password', async () => {
    const wrong = { username, password: 'not-the-password' };
    await call('validateCredentials', wrong, { address }).then(
      () => Promise.reject(new Error('A wrong password was taken')),
      () => undefined,
    );
  });
  await ledger.measure(actor, 'ask for a reset e-mail', () =>
    call('sendPasswordReset', { email: member.email }, { address }),
  );
  const mails = await mailsTo(member.email);
  const [oobCode = ''] = mails.flatMap(({ text }) => /(?<=oobCode=)[^&\s]+/.exec(text) ?? []);
  await ledger.measure(actor, 'choose a new password', () =>
    call('resetPassword', { oobCode, newPassword: 'a-new-first-password' }, { address }),
  );
}
