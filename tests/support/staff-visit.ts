import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@prayer-community/domain/staff/profile';
import type { Browser, Page } from 'playwright-core';
import { randomAddress } from '../../functions/src/testing/random-address.ts';
import { newestCode } from '../../functions/src/testing/sign-in-steps.ts';
import { createStaffMember, type StaffMember } from '../../functions/src/testing/staff-member.ts';
import { signedInState } from './stored-session.ts';
import { type Visit, type VisitOptions, visit } from './visit.ts';

export interface StaffVisit extends Visit {
  member: StaffMember;
  /** First and last name. Unique to this member. */
  name: string;
}

export interface StaffVisitOptions extends Omit<VisitOptions, 'address'> {
  /** Where the visit begins, if not on the dashboard. Its caller waits for the screen. */
  path?: string;
}

/** Creates a member and opens the dashboard or another path with them freshly signed in. */
export async function staffVisit(
  browser: Browser,
  role: StaffRole,
  options: StaffVisitOptions = {},
): Promise<StaffVisit> {
  const { path, ...visitOptions } = options;
  const lastName = `Meyer-${randomUUID().slice(0, 8)}`;
  const member = await createStaffMember(role, { last_name: lastName });
  const staff = await visit(browser, path ?? '/prayerteam/dashboard', {
    ...visitOptions,
    storageState: await signedInState(member.uid),
    address: randomAddress(),
  });
  if (path === undefined) {
    await staff.page.getByRole('heading', { level: 1, name: 'Prayer Team Dashboard' }).waitFor();
  }
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
