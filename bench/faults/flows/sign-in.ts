import { randomAddress } from '../../../functions/src/testing/random-address.ts';
import { newestCode } from '../../../functions/src/testing/sign-in-steps.ts';
import { createStaffMember } from '../../../functions/src/testing/staff-member.ts';
import { setClientIp } from '../../../tests/support/client-ip.ts';
import { visit } from '../../../tests/support/visit.ts';
import { ALL, type Flow, NOTHING } from '../flow.ts';
import { expectValue, sceneOn } from '../on-page.ts';

const FAILURES = [
  /Login Failed\s*We couldn’t reach our server\. Please check your connection and try again\./,
  /Login Failed\s*An unexpected error occurred\./,
  /Login Failed\s*Failed to send verification code/,
];

export const signIn: Flow = {
  name: 'sign in by a mailed code',
  faults: ['worker', 'mail', 'firestore', 'answers'],
  async prepare(browser) {
    const member = await createStaffMember();
    const visitor = await visit(browser, '/prayerteam');
    const { page } = visitor;
    await setClientIp(page.context(), randomAddress());
    await page.getByLabel('Username').fill(member.username);
    await page.getByLabel('Password').fill(member.password);
    const dashboard = page.getByRole('heading', { level: 1, name: 'Prayer Team Dashboard' });
    return sceneOn(visitor, {
      begin: () => page.getByRole('button', { name: 'Sign In' }).click(),
      done: page.getByRole('heading', { level: 1, name: 'Verification Code' }),
      failures: FAILURES,
      async expectInputPreserved() {
        await expectValue(page.getByLabel('Username'), member.username);
        await expectValue(page.getByLabel('Password'), member.password);
      },
      stored: async () => ((await dashboard.isVisible()) ? ALL : NOTHING),
      async settle() {
        await page.getByLabel('Verification code').fill(await newestCode(member));
        await dashboard.waitFor();
      },
    });
  },
};
