import { randomUUID } from 'node:crypto';
import { newDelivery, welcomeMessage } from '@prayer-community/domain/delivery/delivery';
import { deliveries } from '../../functions/src/data/delivery.ts';
import { profiles } from '../../functions/src/platform/staff-account.ts';
import { createStaffMember } from '../../functions/src/testing/staff-member.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { isOn, openAsStaff, press, type Stage, says } from './stage.ts';

export async function measureTeamWork(stage: Stage): Promise<void> {
  await measureMembers(stage);
  await measureLists(stage);
}

async function measureMembers(stage: Stage): Promise<void> {
  const { page, measure, measureCall, leave } = await openAsStaff(stage, 'leadership');
  const row = page.getByRole('row').nth(5);
  await measure('open User Management', () => page.goto('/prayerteam/user-management'), row);
  const username = `anna-${randomUUID()}`;
  const person = { firstName: 'Anna', lastName: 'Berg', email: `${username}@example.org`, phone: '' };
  const access = { username, password: 'a-first-password', role: 'prayer_team' } as const;
  await measureCall('add a member', 'addTeamMember', { ...person, ...access });
  const added = await profiles(testFirestore()).where('username', '==', username).get();
  const uid = added.docs[0]?.id ?? '';
  await measureCall('give a member another role', 'updateTeamMember', { uid, role: 'leadership' });
  await measureCall('give a member another status', 'updateTeamMember', { uid, status: 'unavailable' });
  const newPassword = 'another-password';
  await measureCall('set a new password', 'changeUserPassword', { username, newPassword });
  await measureCall('delete a member', 'deleteTeamMember', { uid });
  await leave();
}

async function measureLists(stage: Stage): Promise<void> {
  const { ledger } = stage;
  const { page, measure, measureCall, leave } = await openAsStaff(stage, 'leadership');
  const member = await ledger.prepare(() => createStaffMember('leadership'));
  const [first, second] = [`given_up_${randomUUID()}`, `given_up_${randomUUID()}`];
  await ledger.prepare(() => giveUp(first, member.uid));
  await measure('open Communication Distribution', async () => {
    await page.goto('/prayerteam/communication-distribution');
    await isOn(page, 'Leadership');
    await page.getByRole('row').nth(5).waitFor();
  });
  await measure('turn a list off', async () => {
    const card = page.getByRole('region', { name: 'Leadership', exact: true });
    await card.getByRole('switch', { name: 'SMS to Leadership' }).click();
    await says(page, /^Leadership · SMS is /);
  });
  await measure('add a member to a list', async () => {
    const card = page.getByRole('region', { name: 'Add Member to Distribution List' });
    await card.getByLabel('Distribution list').selectOption({ label: 'Prayer Team · SMS' });
    await card.getByLabel('Member', { exact: true }).selectOption({ index: 1 });
    await press(card, 'Add to List');
    await says(page, 'Member Added');
  });
  await measure('edit the lists of a leader', async () => {
    await press(page, /^Edit distribution of/);
    const dialog = page.getByRole('dialog', { name: 'Edit Distribution' });
    await dialog.getByLabel('Leadership · SMS').check();
    await press(dialog, 'Save');
    await says(page, 'Distribution Updated');
  });
  await measureCall('try a message again', 'retryDelivery', { key: first });
  await ledger.prepare(() => giveUp(second, member.uid));
  await measureCall('dismiss a message', 'dismissDelivery', { key: second });
  await leave();
}

export async function giveUp(key: string, uid: string): Promise<void> {
  await deliveries(testFirestore())
    .doc(key)
    .set({
      ...newDelivery(welcomeMessage(uid, new Date()), new Date()),
      status: 'given_up',
      attempts: 7,
      next_attempt_at: null,
      failure: 'unreachable',
    });
}
