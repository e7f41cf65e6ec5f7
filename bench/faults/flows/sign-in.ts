import { randomAddress } from '../../../functions/src/testing/random-address.ts';
import { newestCode } from '../../../functions/src/testing/sign-in-steps.ts';
import { createStaffMember } from '../../../functions/src/testing/staff-member.ts';
import { comeFrom } from '../../../tests/support/from-address.ts';
import { visit } from '../../../tests/support/visit.ts';
import { ALL, type Flow, NOTHING } from '../flow.ts';
import { expectValue, shownOn, untilToastsClose } from '../on-page.ts';

/** Messages shown to a member when no code was sent. */
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
    const { page, leave } = await visit(browser, '/prayerteam');
    await comeFrom(page.context(), randomAddress());
    await page.getByLabel('Username').fill(member.username);
    await page.getByLabel('Password').fill(member.password);
    const dashboard = page.getByRole('heading', { level: 1, name: 'Prayer Team Dashboard' });
    return {
      async begin() {
        await untilToastsClose(page);
        await page.getByRole('button', { name: 'Sign In' }).click();
      },
      shown: () =>
        shownOn(page, page.getByRole('heading', { level: 1, name: 'Verification Code' }), FAILURES),
      async expectInputPreserved() {
        await expectValue(page.getByLabel('Username'), member.username);
        await expectValue(page.getByLabel('Password'), member.password);
      },
      stored: async () => ((await dashboard.isVisible()) ? ALL : NOTHING),
      async settle() {
        await page.getByLabel('Verification code').fill(await newestCode(member));
        await dashboard.waitFor();
      },
      leave,
    };
  },
};
