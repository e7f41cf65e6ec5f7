import { randomUUID } from 'node:crypto';
import { newDelivery, welcomeMessage } from '@prayer-community/domain/delivery/delivery';
import { deliveries } from '../../functions/src/data/delivery.ts';
import { profiles } from '../../functions/src/data/profile.ts';
import { createStaffMember } from '../../functions/src/testing/staff-member.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { call, isOn, openAsStaff, type Stage, says } from './stage.ts';

export async function measureTeamWork(stage: Stage): Promise<void> {
  await measureMembers(stage);
  await measureLists(stage);
}

async function measureMembers(stage: Stage): Promise<void> {
  const { ledger } = stage;
  const { page, actor, leave } = await openAsStaff(stage, 'leadership');
  const idToken = actor.idToken ?? '';
  await ledger.measure(actor, 'open User Management', async () => {
    await page.goto('/prayerteam/user-management');
    await page.getByRole('row').nth(5).waitFor();
  });
  const username = `anna-${randomUUID()}`;
  const email = `${username}@example.org`;
  await ledger.measure(actor, 'add a member', () =>
    call(
      'addTeamMember',
      {
        firstName: 'Anna',
        lastName: 'Berg',
        email,
        username,
        password: 'a-first-password',
        phone: '',
        role: 'prayer_team',
      },
      { idToken },
    ),
  );
  const added = await profiles(testFirestore()).where('username', '==', username).get();
  const uid = added.docs[0]?.id ?? '';
  await ledger.measure(actor, 'give a member another role', () =>
    call('updateTeamMember', { uid, role: 'leadership' }, { idToken }),
  );
  await ledger.measure(actor, 'give a member another status', () =>
    call('updateTeamMember', { uid, status: 'unavailable' }, { idToken }),
  );
  await ledger.measure(actor, 'set a new password', () =>
    call('changeUserPassword', { username, newPassword: 'another-password' }, { idToken }),
  );
  await ledger.measure(actor, 'delete a member', () => call('deleteTeamMember', { uid }, { idToken }));
  await leave();
}

async function measureLists(stage: Stage): Promise<void> {
  const { ledger } = stage;
  const { page, actor, leave } = await openAsStaff(stage, 'leadership');
  const idToken = actor.idToken ?? '';
  const member = await ledger.prepare(() => createStaffMember('leadership'));
  const key = `given_up_${randomUUID()}`;
  await ledger.prepare(() => giveUp(key, member.uid));
  await ledger.measure(actor, 'open Communication Distribution', async () => {
    await page.goto('/prayerteam/communication-distribution');
    await isOn(page, 'Leadership');
    await page.getByRole('row').nth(5).waitFor();
  });
  await ledger.measure(actor, 'turn a list off', async () => {
    const card = page.getByRole('region', { name: 'Leadership', exact: true });
    await card.getByRole('switch', { name: 'SMS to Leadership' }).click();
    await says(page, /^Leadership · SMS is /);
  });
  await ledger.measure(actor, 'add a member to a list', async () => {
    const card = page.getByRole('region', { name: 'Add Member to Distribution List' });
    await card.getByLabel('Distribution list').selectOption({ label: 'Prayer Team · SMS' });
    await card.getByLabel('Member', { exact: true }).selectOption({ index: 1 });
    await card.getByRole('button', { name: 'Add to List' }).click();
    await says(page, 'Member Added');
  });
  await ledger.measure(actor, 'edit the lists of a leader', async () => {
    await page
      .getByRole('button', { name: /^Edit distribution of/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Edit Distribution' });
    await dialog.getByLabel('Leadership · SMS').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await says(page, 'Distribution Updated');
  });
  await ledger.measure(actor, 'try a message again', () => call('retryDelivery', { key }, { idToken }));
  const other = `given_up_${randomUUID()}`;
  await ledger.prepare(() => giveUp(other, member.uid));
  await ledger.measure(actor, 'dismiss a message', () =>
    call('dismissDelivery', { key: other }, { idToken }),
  );
  await leave();
}

/** Stores a message to a member whose delivery was given up. */
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
