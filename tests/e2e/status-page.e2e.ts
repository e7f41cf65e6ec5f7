import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { assignMember } from '@prayer-community/domain/prayer-request/request-transitions';
import { STATUS_REFUSALS } from '@prayer-community/domain/status-page/status-page';
import { t } from '@prayer-community/i18n/text';
import { firstMailTo, newestMailTo } from '../../functions/src/testing/fake-providers.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessibleDayAndNight } from '../support/accessibility.ts';
import { storedRequests } from '../support/stored-request.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { expect, test } from './fixtures.ts';

test('a requester without an account follows their request by its link, adds an update, and withdraws it', {
  tag: ['@quick', '@strict'],
}, async ({ visit }) => {
  const prayer = `For my mother, who is in hospital. ${randomUUID()}`;
  const email = `ruth-${randomUUID()}@example.org`;
  const { page, errors } = await visit('/');
  const field = (label: string) => page.getByRole('textbox', { name: label });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await field('Prayer request').fill(prayer);
  await field('First name').fill('Ruth');
  await field('Last name').fill('Meyer');
  await field('Email address').fill(email);
  await page
    .getByRole('group', { name: 'Share on the Belief Wall?' })
    .getByText('Yes', { exact: true })
    .click();
  await press('Submit Prayer Request');

  const link = page.getByText(/\/status#[\w-]{22}$/);
  await link.waitFor();
  await expectAccessibleDayAndNight(page);
  await takeScreenshot(page, 'prayer-confirmation');
  await page.getByRole('link', { name: 'Open Your Page' }).click();
  const now = page.locator('[aria-current="step"]');
  await now.getByRole('heading', { name: 'Received' }).waitFor();
  await expectAccessibleDayAndNight(page);
  await takeScreenshot(page, 'status-received');

  const [stored] = await storedRequests(prayer);
  const request = testFirestore()
    .collection(COLLECTIONS.prayerRequests)
    .doc(stored?.id ?? '');
  await request.update({ ...assignMember({ revision: 0 }, 'leader', 'member'), updated_at: new Date() });
  await press('Reload');
  await now.getByRole('heading', { name: 'Assigned' }).waitFor();

  await field('Add an update').fill('She is better, thank you.');
  await press('Add Update');
  await page.getByRole('list', { name: 'Your updates' }).getByText('She is better').waitFor();
  await press('Mark as Answered');
  await field('Testimony (optional)').fill('She came home this morning.');
  await press('Mark as Answered');
  await page.getByText('Answered', { exact: true }).waitFor();
  await expectAccessibleDayAndNight(page);
  await takeScreenshot(page, 'status-answered');

  const [download] = await Promise.all([page.waitForEvent('download'), press('Download Everything')]);
  const record = await readFile(await download.path(), 'utf8');
  for (const text of [prayer, email, 'She is better, thank you.', 'She came home this morning.']) {
    expect(record).toContain(text);
  }
  expect(record).not.toMatch(/leader|member/);

  // The email contains another key to the same page, which confirms the address.
  const [mailed = ''] = /\/status#[\w-]{22}/.exec((await firstMailTo(email)).text) ?? [];
  await page.goto(mailed);
  await now.getByRole('heading', { name: 'Assigned' }).waitFor();
  await press('Notify Me at r***@example.org');
  await page.getByText('We email r***@example.org').waitFor();
  const posts = testFirestore().collection(COLLECTIONS.beliefWallPosts).where('content', '==', prayer);
  await (await posts.get()).docs[0]?.ref.update({ prayer_count: 1 });
  expect((await newestMailTo(email, 2)).subject).toBe('Someone prayed for you');
  await press('Withdraw Request');
  await page.getByRole('dialog', { name: 'Withdraw this request?' }).waitFor();
  await takeScreenshot(page, 'status-withdraw');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await now.getByRole('heading', { name: 'Withdrawn' }).waitFor();
  expect((await request.get()).data()).toMatchObject({ status: 'closed', ended_by_requester: 'withdrawn' });
  await takeScreenshot(page, 'status-withdrawn');

  await press('Delete Everything');
  const deletion = page.getByRole('dialog', { name: 'Delete everything?' });
  await deletion.getByRole('button', { name: 'Delete Everything' }).click();
  await page.getByText('Your prayer request has been deleted.').waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await page.goto(mailed);
  await page.getByText(t(STATUS_REFUSALS.unknown)).waitFor();
  await expectAccessibleDayAndNight(page);
  await takeScreenshot(page, 'status-nothing');
  expect(errors).toEqual([]);
});
