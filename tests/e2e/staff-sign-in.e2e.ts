import type { Page } from '@playwright/test';
import { randomAddress } from '../../functions/src/testing/random-address.ts';
import { age, newestCode, wrongCode } from '../../functions/src/testing/sign-in-steps.ts';
import { createStaffMember, type StaffMember } from '../../functions/src/testing/staff-member.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { setClientIp } from '../support/client-ip.ts';
import { codeInput, pasteCode, receiveCode, submitPassword } from '../support/login-page.ts';
import type { Visit } from '../support/visit.ts';
import { expect, test } from './fixtures.ts';

let current: Visit;
let page: Page;
let member: StaffMember;

test.beforeEach(async ({ visit }) => {
  [current, member] = await Promise.all([visit('/prayerteam'), createStaffMember()]);
  page = current.page;
  await setClientIp(page.context(), randomAddress());
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

const path = () => new URL(page.url()).pathname;

test.describe('the sign-in', () => {
  test('goes from the password through the emailed code to the dashboard, and persists', {
    tag: ['@quick', '@strict'],
  }, async () => {
    await heading('Prayer Team Login').waitFor();
    await expectAccessible(page);
    const code = await receiveCode(page, member);
    await page.getByText('to r***@example.org').waitFor();
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('autocomplete') === 'one-time-code',
    );
    await expectAccessible(page);

    await pasteCode(page, `${code.slice(0, 3)} ${code.slice(3)}`);

    await heading('Prayer Team Dashboard').waitFor();
    await page.reload();
    await heading('Prayer Team Dashboard').waitFor();
    await page.goto('/prayerteam');
    await heading('Prayer Team Dashboard').waitFor();
    expect(current.errors).toEqual([]);
  });

  test('passes a challenge but never the password to the code step, which requires six digits and rejects an expired code', async () => {
    const code = await receiveCode(page, member);
    const carried = await page.evaluate(() =>
      JSON.stringify([history.state, { ...sessionStorage }, { ...localStorage }, location.href]),
    );

    expect(carried).toContain('challengeId');
    expect(carried).not.toContain(member.password);

    await pasteCode(page, '12a34');
    expect(await codeInput(page).inputValue()).toBe('1234');
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByText('Please enter a 6-digit verification code.').waitFor();
    await expectAccessible(page);

    const { challengeId } = await page.evaluate(() => history.state.usr);
    await age(challengeId, 600_001);
    await codeInput(page).fill(code);
    await page.getByText('Invalid or expired verification code.').waitFor();
    expect(path()).toBe('/mfa-verification');
  });

  test('continues with the code after a reload', async () => {
    const code = await receiveCode(page, member);
    await page.reload();

    await codeInput(page).pressSequentially(code);

    await heading('Prayer Team Dashboard').waitFor();
  });

  test('reports missing and short entries, and shows the same message for a wrong password and an unknown username', async () => {
    await submitPassword(page, { username: '', password: '12345' });
    await page.getByText('Please enter your username').waitFor();
    await page.getByText('Password must be at least 6 characters').waitFor();
    await expectAccessible(page);

    await expectRejected({ username: member.username, password: 'not-the-one' });
    // Removes the message.
    await page.reload();
    await expectRejected({ username: `nobody-${member.uid}`, password: member.password });
  });

  async function expectRejected(credentials: Pick<StaffMember, 'username' | 'password'>): Promise<void> {
    await submitPassword(page, credentials);
    await page.getByText('Login Failed').waitFor();
    await page.getByText('Invalid username or password', { exact: true }).waitFor();
    expect(path()).toBe('/prayerteam');
  }

  test('starts over after five wrong codes', async () => {
    const code = await receiveCode(page, member);
    for (const left of ['4 attempts left.', '3 attempts left.', '2 attempts left.', '1 attempt left.']) {
      await pasteCode(page, wrongCode(code));
      await page.getByText(left).waitFor();
      await page.getByText('Invalid or expired verification code.').first().waitFor();
      await page.waitForFunction(
        () => document.activeElement?.getAttribute('autocomplete') === 'one-time-code',
      );
    }

    await pasteCode(page, wrongCode(code));

    await heading('Prayer Team Login').waitFor();
    await page.goto('/mfa-verification');
    await heading('Prayer Team Login').waitFor();
  });

  test('sends another code after 30 seconds and accepts only the newest', async () => {
    await page.clock.install();
    const first = await receiveCode(page, member);
    await page.getByText(/Resend code in \d+ s/).waitFor();
    const { challengeId } = await page.evaluate(() => history.state.usr);
    await age(challengeId, 30_000);
    await page.clock.fastForward(31_000);

    await page.getByRole('button', { name: 'Resend code', exact: true }).click();

    await page.getByText('Code Sent').waitFor();
    await page.getByText(/Resend code in \d+ s/).waitFor();
    await pasteCode(page, first);
    await page.getByText('Verification Failed').waitFor();
    await pasteCode(page, await newestCode(member));
    await heading('Prayer Team Dashboard').waitFor();
  });
});
