import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { StaffRole } from '@prayer-community/domain/staff/profile';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { randomAddress } from '../../functions/src/testing/random-address.ts';
import { newestCode } from '../../functions/src/testing/sign-in-steps.ts';
import { createStaffMember, type StaffMember } from '../../functions/src/testing/staff-member.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { comeFrom } from './from-address.ts';
import { signedInState } from './planted-session.ts';
import { type Visit, visit } from './visit.ts';

export interface StaffVisit extends Visit {
  member: StaffMember;
  /** First and last name. Unique to this member. */
  name: string;
}

/** Creates a member and opens the dashboard with them freshly signed in. */
export async function staffVisit(
  browser: Browser,
  role: StaffRole,
  options: BrowserContextOptions = {},
): Promise<StaffVisit> {
  const member = await createStaffMember(role);
  const lastName = `Meyer-${member.uid.slice(0, 8)}`;
  await testFirestore().collection(COLLECTIONS.profiles).doc(member.uid).update({ last_name: lastName });
  const storageState = await signedInState(member.uid);
  const staff = await visit(browser, '/prayerteam/dashboard', { ...options, storageState });
  await comeFrom(staff.page.context(), randomAddress());
  await staff.page.getByRole('heading', { level: 1, name: 'Prayer Team Dashboard' }).waitFor();
  return { ...staff, member, name: `${member.firstName} ${lastName}` };
}

/** Signs in a member with password and code on the login screen, and waits for the next screen. */
export async function signIn(
  page: Page,
  member: StaffMember,
  screen = 'Prayer Team Dashboard',
): Promise<void> {
  await page.getByLabel('Username').fill(member.username);
  await page.getByLabel('Password').fill(member.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { level: 1, name: 'Verification Code' }).waitFor();
  await page.getByLabel('Verification code').fill(await newestCode(member));
  await page.getByRole('heading', { level: 1, name: screen }).waitFor();
}
