import type { Locator, Page } from 'playwright-core';
import { newestCode } from '../../functions/src/testing/sign-in-steps.ts';
import type { StaffMember } from '../../functions/src/testing/staff-member.ts';

export function codeInput(page: Page): Locator {
  return page.getByLabel('Verification code');
}

export async function submitPassword(
  page: Page,
  { username, password }: Pick<StaffMember, 'username' | 'password'>,
): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Submits the correct password and returns the emailed code. */
export async function receiveCode(page: Page, member: StaffMember): Promise<string> {
  await submitPassword(page, member);
  await page.getByRole('heading', { level: 1, name: 'Verification Code' }).waitFor();
  return newestCode(member);
}

export async function pasteCode(page: Page, text: string): Promise<void> {
  await codeInput(page).evaluate((input, pasted) => {
    if (input instanceof HTMLInputElement) {
      input.focus();
      document.execCommand('insertText', false, pasted);
    }
  }, text);
}

/** Signs in on the login screen and waits for the dashboard. */
export async function signIn(page: Page, member: StaffMember): Promise<void> {
  await pasteCode(page, await receiveCode(page, member));
  await page.getByRole('heading', { level: 1, name: 'Prayer Team Dashboard' }).waitFor();
}
