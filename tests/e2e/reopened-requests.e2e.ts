import { requestLink } from '@prayer-community/domain/prayer-request/request-link';
import { cardOf } from '../support/dashboard-page.ts';
import { storeRequest } from '../support/stored-request.ts';
import { expect, test } from './fixtures.ts';

test('a leader reopens a closed request, and the team sees it as new again', async ({ signIn }) => {
  const { requester, id } = await storeRequest({
    status: 'closed',
    archive_status: 'archived',
    contacted_at: new Date(),
    note_count: 1,
  });
  const path = requestLink(id);
  const [leader, team] = await Promise.all([signIn('leadership', { path }), signIn('prayer_team', { path })]);
  const [atLeader, atMember] = [cardOf(leader.page, requester), cardOf(team.page, requester)];
  await atMember.getByText('Closed', { exact: true }).waitFor();
  expect(await atMember.getByRole('button', { name: 'Reopen' }).count()).toBe(0);

  await atLeader.getByRole('button', { name: 'Reopen' }).click();

  await leader.page.getByText('Request reopened').waitFor();
  await atMember.getByText('New', { exact: true }).waitFor();
  await atLeader.getByRole('button', { name: 'Assign', exact: true }).waitFor();
  await atLeader.getByRole('button', { name: 'Show history' }).click();
  const events = atLeader.getByRole('list', { name: 'History' }).getByRole('listitem');
  await expect(events).toHaveText([new RegExp(`^ReopenedBy ${leader.name}, `)]);
  expect([...leader.errors, ...team.errors]).toEqual([]);
});
