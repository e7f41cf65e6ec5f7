import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { firstMailTo } from '../../functions/src/testing/fake-providers.ts';
import { passwordIdToken } from '../../functions/src/testing/id-token.ts';
import { wrongCode } from '../../functions/src/testing/sign-in-steps.ts';
import { createStaffMember, type StaffMember } from '../../functions/src/testing/staff-member.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { holdQuery, ofCollection } from '../support/hold-query.ts';
import type { StaffVisit } from '../support/staff-visit.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { DESKTOP, PHONE } from '../support/visit.ts';
import { expect, type Journey, test } from './fixtures.ts';

let leader: StaffVisit;
let page: Page;

async function openMembers(signIn: Journey['signIn']): Promise<void> {
  leader = await signIn('leadership', { path: '/prayerteam/user-management' });
  page = leader.page;
  await rowOf(leader.name).waitFor();
}

const rowOf = (name: string): Locator => page.getByRole('row', { name });
const toast = (text: string): Promise<void> => page.getByText(text).first().waitFor();

async function newMember(changes: object = {}): Promise<StaffMember & { name: string }> {
  const member = await createStaffMember('prayer_team', changes);
  const lastName = `Lind-${member.uid.slice(0, 8)}`;
  await testFirestore().collection(COLLECTIONS.profiles).doc(member.uid).update({ last_name: lastName });
  const name = `${member.firstName} ${lastName}`;
  await rowOf(name).waitFor();
  return { ...member, name };
}

async function choose(name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function profileOf(uid: string) {
  return (await testFirestore().collection(COLLECTIONS.profiles).doc(uid).get()).data();
}

test('all members appear at once, newest first, not the current leader before the others', async ({
  signIn,
}) => {
  await openMembers(signIn);
  const { name } = await newMember();
  const held = await holdQuery(page, ofCollection(COLLECTIONS.profiles));

  await page.reload();
  await held.begun;
  await page.getByText('Loading team members…').waitFor();
  expect(await rowOf(leader.name).count()).toBe(0);
  held.release();
  await rowOf(leader.name).waitFor();

  const both = page.getByRole('row', { name: new RegExp(`${name}|${leader.name}`) });
  expect(await both.allTextContents()).toEqual(
    [name, leader.name].map((one) => expect.stringContaining(one)),
  );
});

test.describe('adding a member', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Add Team Member' });

  // The label of a required field ends with its marker.
  const field = (label: string) => dialog().getByLabel(new RegExp(`^${label}`));

  async function fill(fields: Record<string, string>): Promise<void> {
    for (const [label, text] of Object.entries(fields)) {
      await field(label).fill(text);
    }
  }

  test('creates their account, with a username derived from the email address', {
    tag: '@quick',
  }, async ({ signIn }) => {
    await openMembers(signIn);
    const mailbox = `anna-${randomUUID()}`;
    await page.getByRole('button', { name: 'Add Member' }).click();
    await dialog().getByRole('button', { name: 'Add Member' }).click();
    await dialog().getByText('Please fill in all required fields.').waitFor();
    await expectAccessible(page);
    await fill({ 'First name': 'Anna', 'Last name': `Berg ${mailbox.slice(-8)}`, Email: 'anna' });
    await fill({ Password: 'a-first-password', Phone: '+1 202 555 0177' });
    await dialog().getByText('Please enter a valid email address').waitFor();
    await fill({ Email: `${mailbox}@example.org` });
    expect(await field('Username').inputValue()).toBe(mailbox);
    await takeScreenshot(page, 'add-member');

    await dialog().getByRole('button', { name: 'Add Member' }).click();

    await toast('Team Member Added');
    const row = rowOf(`Anna Berg ${mailbox.slice(-8)}`);
    await row.getByText(`${mailbox}@example.org`).waitFor();
    await row.getByRole('link', { name: '+1 202 555 0177' }).waitFor();
    expect(await row.getByLabel('Role of').inputValue()).toBe('prayer_team');
    expect((await firstMailTo(`${mailbox}@example.org`)).subject).toBe('Welcome to the prayer team');
  });

  test('is also available on the dashboard', async ({ signIn }) => {
    ({ page } = await signIn('leadership'));
    const lastName = `Berg ${randomUUID().slice(0, 8)}`;
    await page.getByRole('button', { name: 'Team Members' }).click();
    await page.getByRole('button', { name: 'Add Team Member' }).click();
    await fill({ 'First name': 'Anna', 'Last name': lastName, Password: 'a-first-password' });
    await fill({ Email: `anna-${randomUUID()}@example.org` });

    await dialog().getByRole('button', { name: 'Add Member' }).click();

    await toast('Team Member Added');
    const team = page.getByRole('region', { name: 'Team Members' });
    await team.getByText(`Anna ${lastName}`).waitFor();
  });

  test('reports a taken username or email address at its field', async ({ signIn }) => {
    await openMembers(signIn);
    const present = await newMember();
    await page.getByRole('button', { name: 'Add Member' }).click();
    await fill({ 'First name': 'Anna', 'Last name': 'Berg', Password: 'a-first-password' });
    await fill({ Username: present.username, Email: `anna-${randomUUID()}@example.org` });
    expect(await field('Username').inputValue()).toBe(present.username);

    await dialog().getByRole('button', { name: 'Add Member' }).click();
    await dialog().getByText('Username already exists. Please choose a different one.').waitFor();

    await fill({ Username: `anna-${randomUUID()}`, Email: present.email });
    await dialog().getByRole('button', { name: 'Add Member' }).click();
    await dialog().getByText('A user with this email already exists.').waitFor();
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await dialog().waitFor({ state: 'detached' });
  });
});

test.describe('a member', () => {
  test('is listed live, in a table or as a card, with every detail and action that leadership needs', async ({
    signIn,
  }) => {
    await openMembers(signIn);
    const member = await newMember({ phone: '+1 202 555 0188' });

    const heads = await page.getByRole('columnheader').allTextContents();
    expect(heads).toEqual(['Name', 'Username', 'Email', 'Phone', 'Role', 'Status', 'Joined', 'Actions']);
    await rowOf(member.name).getByText(member.username, { exact: true }).waitFor();
    await testFirestore()
      .collection(COLLECTIONS.profiles)
      .doc(member.uid)
      .update({ phone: '+1 202 555 0199' });
    await rowOf(member.name).getByRole('link', { name: '+1 202 555 0199' }).waitFor();
    await expectAccessible(page);
    await takeScreenshot(page, 'user-management');

    await page.setViewportSize(PHONE);
    const card = page.getByRole('listitem').filter({ hasText: member.name });
    for (const text of [member.username, member.email, '+1 202 555 0199']) {
      await card.getByText(text, { exact: true }).waitFor();
    }
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);

    await page.setViewportSize(DESKTOP);
    await rowOf(leader.name).waitFor();
    // Leaders cannot demote or delete themselves.
    expect(await rowOf(leader.name).getByLabel('Role of').count()).toBe(0);
    await page.getByRole('button', { name: `Actions for ${leader.name}` }).click();
    await page.getByRole('menuitem', { name: 'Set New Password' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Delete Member' }).count()).toBe(0);
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Communication Distribution' }).click();
    await page.getByRole('heading', { level: 1, name: 'Communication Distribution' }).waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Daily Content', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Daily Content Administration' }).waitFor();
  });

  test('can be given another role and status', async ({ signIn }) => {
    await openMembers(signIn);
    const member = await newMember();

    await page.getByLabel(`Role of ${member.name}`).selectOption({ label: 'Leadership' });
    await page.getByRole('button', { name: 'Give Leadership Role' }).click();
    await toast('Role Updated');
    expect(await profileOf(member.uid)).toMatchObject({ role: 'leadership' });

    await page.getByLabel(`Status of ${member.name}`).selectOption({ label: 'Unavailable' });
    await toast('Status Updated');
    expect(await profileOf(member.uid)).toMatchObject({ role: 'leadership', status: 'unavailable' });
  });

  test('can be given a new password, or a link to choose one if there is an email address', async ({
    signIn,
  }) => {
    await openMembers(signIn);
    const member = await newMember();
    await choose(member.name, 'Set New Password');
    const dialog = page.getByRole('dialog', { name: 'Set New Password' });
    await dialog.getByRole('button', { name: 'Set Password' }).click();
    await dialog.getByText('Please enter a new password.').waitFor();
    await expectAccessible(page);

    await dialog.getByLabel('New password').fill('another-password');
    await dialog.getByRole('button', { name: 'Set Password' }).click();

    await toast('Password Changed');
    expect(await passwordIdToken(member.email, 'another-password')).toBeTruthy();

    await choose(member.name, 'Send Reset Email');
    await toast('Reset Email Requested');
    expect((await firstMailTo(member.email)).text).toContain('/password-reset?');

    await testFirestore().collection(COLLECTIONS.profiles).doc(member.uid).update({ email: '' });
    await rowOf(member.name).getByText(member.email).waitFor({ state: 'detached' });
    await choose(member.name, 'Send Reset Email');
    await toast('No email address found for this member.');
  });

  test('can be given another name, phone number, and email address, which a code confirms', async ({
    signIn,
  }) => {
    await openMembers(signIn);
    const member = await newMember();
    const email = `new-${randomUUID()}@example.org`;
    await choose(member.name, 'Edit Member');
    const dialog = page.getByRole('dialog', { name: 'Edit Member' });
    await dialog.getByLabel('Last name').fill(`${member.uid.slice(0, 8)} Levi`);
    await dialog.getByLabel('Phone').fill('12');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.getByText('Please enter a phone number we can call').waitFor();
    await expectAccessible(page);
    await takeScreenshot(page, 'edit-member');
    await dialog.getByLabel('Phone').fill('+1 202 555 0142');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();

    const confirmation = page.getByRole('dialog', { name: 'Confirm New Email' });
    await confirmation.getByText(email).waitFor();
    const code = /[0-9]{6}/.exec((await firstMailTo(email)).text)?.[0] ?? '';
    await confirmation.getByLabel('Confirmation code').fill(wrongCode(code));
    await confirmation.getByRole('button', { name: 'Verify' }).click();
    await confirmation.getByText('Invalid or expired confirmation code. 4 attempts left.').waitFor();
    await expectAccessible(page);
    await takeScreenshot(page, 'confirm-email');
    expect(await profileOf(member.uid)).toMatchObject({ email: member.email });
    await confirmation.getByLabel('Confirmation code').fill(code);
    await confirmation.getByRole('button', { name: 'Verify' }).click();

    await toast('Email Address Changed');
    const row = rowOf(`${member.uid.slice(0, 8)} Levi`);
    await row.getByText(email).waitFor();
    await row.getByText('+1 202 555 0142').waitFor();
    expect((await firstMailTo(member.email)).subject).toBe('Your email address was changed');
  });

  test('is deleted only after confirmation', async ({ signIn }) => {
    await openMembers(signIn);
    const member = await newMember();
    await choose(member.name, 'Delete Member');
    const dialog = page.getByRole('dialog');
    await dialog
      .getByText('Are you sure you want to delete this member? This action cannot be undone.')
      .waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await profileOf(member.uid)).toBeDefined();

    await choose(member.name, 'Delete Member');
    await dialog.getByRole('button', { name: 'Delete Member' }).click();

    await toast('Member Deleted');
    await rowOf(member.name).waitFor({ state: 'detached' });
    expect(await profileOf(member.uid)).toBeUndefined();
  });
});
