import { sessionClaims } from '@prayer-community/domain/auth/sign-in';
import type { CallableName, CallableOutput } from '@prayer-community/domain/callables';
import type { Browser, Page } from 'playwright-core';
import { testAuth } from '../../functions/src/testing/test-backend.ts';
import { type Visit, visit } from '../../tests/support/visit.ts';

const CODE = '123456';

/** Signs someone in on the screens for it. The functions do not run beside the bench: it answers in their place. */
export async function signIn(browser: Browser, uid: string): Promise<Visit> {
  const opened = await visit(browser, '/prayerteam');
  const { page } = opened;
  const token = await testAuth().createCustomToken(uid, sessionClaims(new Date()));
  await answer(page, 'validateCredentials', {
    success: true,
    challengeId: 'c'.repeat(43),
    email: 'r***@example.org',
  });
  await answer(page, 'sendMfaCode', { success: true, resendAfterSeconds: 30 });
  await answer(page, 'verifyMfaCode', { success: true });
  await answer(page, 'completeMfaLogin', { success: true, token, deviceToken: null });
  await page.getByLabel('Username').fill('ruth');
  await page.getByLabel('Password').fill('any-password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByLabel('Verification code').fill(CODE);
  await page.getByRole('heading', { level: 1, name: 'Prayer Team Dashboard' }).waitFor();
  return opened;
}

async function answer<Name extends CallableName>(
  page: Page,
  name: Name,
  result: CallableOutput<Name>,
): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.endsWith(`/${name}`),
    (route) => route.fulfill({ json: { result }, headers: { 'access-control-allow-origin': '*' } }),
  );
}
