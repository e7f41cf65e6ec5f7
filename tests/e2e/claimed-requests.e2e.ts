import { COLLECTIONS } from '@prayer-community/domain/collections';
import { requestLink } from '@prayer-community/domain/prayer-request/request-link';
import { reminderSettingsSchema } from '@prayer-community/domain/settings/settings';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessibleDayAndNight } from '../support/accessibility.ts';
import { cardOf } from '../support/dashboard-page.ts';
import { storeRequest } from '../support/stored-request.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { expect, test } from './fixtures.ts';

const reminders = () => testFirestore().collection(COLLECTIONS.settings).doc('reminders');

test('members can take requests once leadership allows it, see who was faster, and take one given back', async ({
  signIn,
}) => {
  const { requester, id } = await storeRequest();
  const path = requestLink(id);
  const [first, second] = await Promise.all([
    signIn('prayer_team', { path }),
    signIn('prayer_team', { path }),
  ]);
  const [atFirst, atSecond] = [cardOf(first.page, requester), cardOf(second.page, requester)];
  await atFirst.waitFor();
  expect(await atFirst.getByRole('button', { name: 'Take It' }).count()).toBe(0);

  await reminders().set(reminderSettingsSchema.parse({ team_may_claim: true }));
  await Promise.all([first, second].map(({ page }) => page.reload()));
  await atFirst.getByRole('button', { name: 'Take It' }).waitFor();
  await expectAccessibleDayAndNight(first.page);
  await takeScreenshot(first.page, 'card-take-it');
  await atSecond.getByRole('button', { name: 'Take It' }).waitFor();
  // While offline, the second member does not see the first one's action.
  await second.page.context().setOffline(true);
  await atSecond.getByRole('button', { name: 'Take It' }).click();
  await atFirst.getByRole('button', { name: 'Take It' }).click();
  await first.page.getByText('The request is assigned to you.').waitFor();
  await atFirst.getByText(`Assigned to ${first.name}`).waitFor();
  await second.page.context().setOffline(false);

  await second.page.getByText(`${first.name} has taken this request.`).waitFor();
  await atSecond.getByText(`Assigned to ${first.name}`).waitFor();
  const stored = await testFirestore().collection(COLLECTIONS.prayerRequests).doc(id).get();
  expect(stored.get('assigned_to')).toBe(first.member.uid);

  expect(await atSecond.getByRole('button', { name: 'Give Back' }).count()).toBe(0);
  await atFirst.getByRole('button', { name: 'Give Back' }).click();
  await first.page.getByText('The request is new again.').waitFor();
  await atSecond.getByRole('button', { name: 'Take It' }).click();
  await atFirst.getByText(`Assigned to ${second.name}`).waitFor();
  expect(first.errors).toEqual([]);
});

test('a leader can take any request with one click and undo it', async ({ signIn }) => {
  // Otherwise a leader who is suggested would see the suggestion button instead.
  await reminders().set(reminderSettingsSchema.parse({ suggests_assignee: false }));
  const { requester, id } = await storeRequest({ submission_type: 'confidential' });
  const { page, name, errors } = await signIn('leadership', { path: requestLink(id) });
  const card = cardOf(page, requester);

  await card.getByRole('button', { name: 'Take It' }).click();
  await card.getByText(`Assigned to ${name}`).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();

  await page.getByText('The request is new again.').waitFor();
  expect(errors).toEqual([]);
});
