import { COLLECTIONS } from '@prayer-community/domain/collections';
import { MINUTE_MS } from '@prayer-community/domain/fields/durations';
import { requestLink } from '@prayer-community/domain/prayer-request/request-link';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessibleDayAndNight } from '../support/accessibility.ts';
import { cardOf } from '../support/dashboard-page.ts';
import { storeRequest } from '../support/stored-request.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { expect, test } from './fixtures.ts';

/** A screen notices within half a minute that a moment has passed, so the journey stores one that has passed already. */
const minuteAgo = () => new Date(Date.now() - MINUTE_MS);

test('a member sets a date to come back, and a leader records how it went after the request is closed', async ({
  signIn,
}) => {
  const { requester, id } = await storeRequest({ prayer_text: 'My surgery is in three weeks.' });
  const stored = testFirestore().collection(COLLECTIONS.prayerRequests).doc(id);
  const path = requestLink(id);
  const [team, leader] = await Promise.all([signIn('prayer_team', { path }), signIn('leadership', { path })]);
  const [atMember, atLeader] = [cardOf(team.page, requester), cardOf(leader.page, requester)];
  const question = atLeader.getByRole('group', { name: 'How did it go?' });

  await atMember.getByRole('button', { name: 'Come Back to Them' }).click();
  const dialog = team.page.getByRole('dialog', { name: 'Come Back to Them' });
  await dialog.getByRole('button', { name: /\(“in three weeks”\)$/ }).waitFor();
  await expectAccessibleDayAndNight(team.page);
  await takeScreenshot(team.page, 'come-back-dialog');
  await dialog.getByRole('button', { name: /\(“in three weeks”\)$/ }).click();
  await team.page.getByText('Date set').waitFor();
  await atLeader.getByText(/^Come back \w+day, \w+ \d+$/).waitFor();
  expect(await question.count()).toBe(0);

  await stored.update({ status: 'closed', archive_status: 'archived', come_back_at: minuteAgo() });
  await atLeader.getByText('Closed', { exact: true }).waitFor();
  await atLeader.getByText('Come back today').waitFor();
  await question.waitFor();
  await expectAccessibleDayAndNight(leader.page);
  await takeScreenshot(leader.page, 'card-come-back');
  await question.getByRole('button', { name: 'Still praying' }).click();

  await leader.page.getByText(/This request will appear in Today on \w+day,/).waitFor();
  await question.waitFor({ state: 'detached' });
  await atMember.getByText('How did it go? Still praying').waitFor();
  expect((await stored.get()).get('come_back_by')).toBe(leader.member.uid);

  await stored.update({ come_back_at: minuteAgo() });
  await question.getByRole('button', { name: 'Went well' }).click();
  await question.waitFor({ state: 'detached' });
  await atMember.getByText('How did it go? Went well').waitFor();
  await atMember.getByText('Come back today').waitFor({ state: 'detached' });
  expect((await stored.get()).data()).toMatchObject({ come_back_at: null, note_count: 2 });
  await atLeader.getByRole('button', { name: 'Show history' }).click();
  const events = atLeader.getByRole('list', { name: 'History' }).getByRole('listitem');
  await events.getByText('Date to come back cleared').waitFor();
  expect([...team.errors, ...leader.errors]).toEqual([]);
});
