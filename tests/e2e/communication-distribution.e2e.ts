import type { Locator, Page } from '@playwright/test';
import { COLLECTIONS, membershipId } from '@prayer-community/domain/collections';
import { automaticMembership } from '@prayer-community/domain/distribution/distribution';
import type { StaffRole } from '@prayer-community/domain/staff/profile';
import { storeFirstGroups } from '../../functions/src/team-members/store-first-groups.ts';
import { createStaffMember } from '../../functions/src/testing/staff-member.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessible } from '../support/accessibility.ts';
import type { StaffVisit } from '../support/staff-visit.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { PHONE } from '../support/visit.ts';
import { expect, test } from './fixtures.ts';

let leader: StaffVisit;
let page: Page;

test.beforeEach(async ({ signIn }) => {
  await storeFirstGroups(testFirestore(), { leadership: null, 'prayer-team': null }, new Date());
  leader = await signIn('leadership', { path: '/prayerteam/communication-distribution' });
  page = leader.page;
  await page.getByRole('heading', { level: 2, name: 'Leadership' }).waitFor();
});

const addCard = () => page.getByRole('region', { name: 'Add Member to Distribution List' });
const rowsOf = (name: string): Locator => page.getByRole('row', { name });
const toast = (text: string): Promise<void> => page.getByText(text).first().waitFor();

function membershipRef(listId: string, uid: string) {
  return testFirestore().collection(COLLECTIONS.distributionMemberships).doc(membershipId(listId, uid));
}

/** Creates a member who is on the list of their role. */
async function listedMember(role: StaffRole): Promise<{ uid: string; name: string }> {
  const { uid, firstName } = await createStaffMember(role);
  const lastName = `Park-${uid.slice(0, 8)}`;
  await testFirestore().collection(COLLECTIONS.profiles).doc(uid).update({ last_name: lastName });
  const listId = role === 'leadership' ? 'leadership_email' : 'prayer-team_email';
  await membershipRef(listId, uid).set(automaticMembership(listId, uid, new Date()));
  const name = `${firstName} ${lastName}`;
  await rowsOf(name).getByText('EMAIL').waitFor();
  return { uid, name };
}

async function add(list: string, name: string, role: string): Promise<void> {
  await addCard().getByLabel('Distribution list').selectOption({ label: list });
  await addCard()
    .getByLabel('Member', { exact: true })
    .selectOption({ label: `${name} (${role})` });
  await addCard().getByRole('button', { name: 'Add to List' }).click();
}

test.describe('a distribution list', () => {
  test('allows adding a member manually only once and removing them again, counts its members, and for leadership rejects prayer team members', async () => {
    const { uid, name } = await listedMember('prayer_team');
    const card = page.getByRole('region', { name: 'Prayer Team', exact: true });
    await rowsOf(name).getByText('Auto').waitFor();
    await card.getByText('Email: 1 member', { exact: true }).waitFor();
    await card.getByText('SMS: 0 members', { exact: true }).waitFor();
    await addCard().getByRole('button', { name: 'Add to List' }).click();
    await addCard().getByText('Please choose a list and a member.').waitFor();
    await expectAccessible(page);

    await add('Leadership · Email', name, 'Prayer Team');

    await addCard()
      .getByText('Prayer team members cannot be added to leadership distribution lists.')
      .waitFor();
    expect(await page.getByRole('button', { name: `Edit distribution of ${name}` }).count()).toBe(0);

    await add('Prayer Team · SMS', name, 'Prayer Team');

    await toast('Member Added');
    await rowsOf(name).getByText('BOTH').waitFor();
    await rowsOf(name).getByText('Manual').waitFor();
    await rowsOf(name).getByText('No phone number').waitFor();
    await card.getByText('SMS: 1 member', { exact: true }).waitFor();
    expect((await membershipRef('prayer-team_sms', uid).get()).data()).toMatchObject({
      is_manual: true,
      added_by: leader.member.uid,
    });

    await add('Prayer Team · SMS', name, 'Prayer Team');
    await toast('Already Added');
    await page.getByText('This member is already in the selected distribution list.').waitFor();
    expect(await card.getByText('SMS: 1 member', { exact: true }).count()).toBe(1);

    await page.getByRole('button', { name: `Remove ${name} from lists` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await rowsOf(name).getByText('Auto').waitFor();
    await card.getByText('SMS: 0 members', { exact: true }).waitFor();
    await card.getByText('Email: 1 member', { exact: true }).waitFor();
    expect((await membershipRef('prayer-team_sms', uid).get()).exists).toBe(false);
  });
});

test('a group can be given an email address and a description, and its lists can be turned off and on', async () => {
  const card = page.getByRole('region', { name: 'Leadership', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Edit Leadership' });
  await card.getByText('No email address').waitFor();
  await card.getByRole('button', { name: 'Edit Details: Leadership' }).click();
  await dialog.getByLabel('Email').fill('leaders@');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Invalid email').waitFor();
  await expectAccessible(page);
  await takeScreenshot(page, 'edit-group');

  await dialog.getByLabel('Email').fill('leaders@example.org');
  await dialog.getByLabel('Description').fill('Pastors and elders.');
  await dialog.getByRole('button', { name: 'Save' }).click();

  await toast('Group Updated');
  await card.getByText('leaders@example.org').waitFor();
  await card.getByText('Pastors and elders.').waitFor();

  const method = testFirestore().collection(COLLECTIONS.distributionMethods).doc('leadership_sms');
  await method.update({ is_active: true });
  const sms = card.getByRole('switch', { name: 'SMS to Leadership' });
  await card.getByRole('switch', { name: 'SMS to Leadership', checked: true }).click();
  await toast('Leadership · SMS is off.');
  await card.getByText('Off: nothing is sent to this list.').waitFor();
  expect((await method.get()).data()).toMatchObject({ is_active: false });

  await sms.click();
  await toast('Leadership · SMS is on.');
  await card.getByText('Off: nothing is sent to this list.').waitFor({ state: 'detached' });
});

test.describe('a leader', () => {
  test('can be added to some lists and removed from others in one step', async () => {
    const { uid, name } = await listedMember('leadership');
    await page.getByRole('button', { name: `Edit distribution of ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Distribution' });
    await expectAccessible(page);
    await takeScreenshot(page, 'edit-distribution');
    await dialog.getByLabel('Leadership · Email').uncheck();
    await dialog.getByLabel('Leadership · SMS').check();
    await dialog.getByLabel('Prayer Team · Email').check();

    await dialog.getByRole('button', { name: 'Save' }).click();

    await toast('Distribution Updated');
    await rowsOf(name).getByText('SMS').waitFor();
    expect(await rowsOf(name).count()).toBe(2);
    expect((await membershipRef('leadership_email', uid).get()).exists).toBe(false);
    expect((await membershipRef('prayer-team_email', uid).get()).data()).toMatchObject({ is_manual: true });
  });
});

test.describe('the distribution screen', () => {
  test('has the expected columns, filters members by group, and shows them as cards on a phone', async () => {
    const { name } = await listedMember('leadership');
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'Member',
      'Email',
      'Role',
      'Distribution',
      'Type',
      'Assignment',
    ]);
    await rowsOf(leader.name).getByText('NONE', { exact: true }).waitFor();

    await page.getByLabel('Group', { exact: true }).selectOption({ label: 'Prayer Team' });

    await rowsOf(name).waitFor({ state: 'detached' });
    expect(await rowsOf(leader.name).count()).toBe(0);
    await page.getByLabel('Group', { exact: true }).selectOption({ label: 'Leadership' });
    await rowsOf(name).waitFor();
    await expectAccessible(page);

    await takeScreenshot(page, 'communication-distribution');
    await page.setViewportSize(PHONE);
    const card = page.getByRole('listitem').filter({ hasText: name });
    await card.getByText('EMAIL', { exact: true }).waitFor();
    await card.getByText('Auto').waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });

  test('says that no text messages are sent if there is no provider', async () => {
    await page.route('**/checkSmsSetup', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ json: { result: { success: true, isConfigured: false } } })
        : route.continue(),
    );
    await page.reload();

    await page.getByText('Not set up: no text messages are sent.').first().waitFor();
    expect(await page.getByText('Not set up: no text messages are sent.').count()).toBe(2);
  });
});
