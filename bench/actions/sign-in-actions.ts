import { mailsTo } from '../../functions/src/testing/fake-providers.ts';
import { randomAddress } from '../../functions/src/testing/random-address.ts';
import { newestCode } from '../../functions/src/testing/sign-in-steps.ts';
import { createStaffMember } from '../../functions/src/testing/staff-member.ts';
import type { Actor } from './ledger.ts';
import { call, calling, type Stage } from './stage.ts';

export async function measureSignIn(stage: Stage): Promise<void> {
  const { ledger } = stage;
  const member = await ledger.prepare(() => createStaffMember());
  const { username, password, email } = member;
  const actor: Actor = { role: 'prayer_team', idToken: null };
  const address = randomAddress();
  const measureCall = calling(stage, actor, address);
  const credentials = { username, password };
  const answer = await measureCall('sign in: username and password', 'validateCredentials', credentials);
  const challengeId = answer.success ? answer.challengeId : '';
  await measureCall('sign in: send the code', 'sendMfaCode', { challengeId });
  const code = await newestCode(member);
  await measureCall('sign in: check the code', 'verifyMfaCode', { challengeId, code });
  await measureCall('sign in: begin the session', 'completeMfaLogin', { challengeId });
  await ledger.measure(actor, 'sign in: a wrong password', async () => {
    const wrong = { username, password: 'not-the-password' };
    await call('validateCredentials', wrong, { address }).then(
      () => Promise.reject(new Error('A wrong password was taken')),
      () => undefined,
    );
  });
  await measureCall('ask for a reset email', 'sendPasswordReset', { email });
  const mails = await mailsTo(email);
  const [oobCode = ''] = mails.flatMap(({ text }) => /(?<=oobCode=)[^&\s]+/.exec(text) ?? []);
  const newPassword = 'a-new-first-password';
  await measureCall('choose a new password', 'resetPassword', { oobCode, newPassword });
}
