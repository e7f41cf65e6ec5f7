import { randomUUID } from 'node:crypto';
import { COLLECTIONS, repliesPath } from '@prayer-community/domain/collections';
import { DEFAULT_REPLY_TEMPLATES } from '@prayer-community/domain/settings/reply-templates';
import { requesterSettingsSchema } from '@prayer-community/domain/settings/settings';
import { newestMailTo } from '../../functions/src/testing/fake-providers.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessibleDayAndNight } from '../support/accessibility.ts';
import { openCard } from '../support/dashboard-page.ts';
import { storeRequest } from '../support/stored-request.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { expect, test } from './fixtures.ts';

const [THANKS = '', PRAYED = ''] = DEFAULT_REPLY_TEMPLATES.en;

test('a requester reads a reply sent in three actions and answers it, and the member sees the answer', async ({
  visit,
  signIn,
}) => {
  const lastName = `Meyer-${randomUUID().slice(0, 8)}`;
  const email = `ruth-${randomUUID()}@example.org`;
  const requester = await visit('/');
  const field = (label: string) => requester.page.getByRole('textbox', { name: label });
  await field('Prayer request').fill('For my mother, who is in hospital.');
  await field('First name').fill('Ruth');
  await field('Last name').fill(lastName);
  await field('Email address').fill(email);
  await requester.page.getByRole('button', { name: 'Submit Prayer Request' }).click();
  await requester.page.getByText(/\/status#[\w-]{22}$/).waitFor();

  const team = await signIn('prayer_team');
  const card = await openCard(team.page, `Ruth ${lastName}`);
  await card.getByRole('button', { name: 'Reply', exact: true }).click();
  await card.getByText('Start with a template').waitFor();
  await expectAccessibleDayAndNight(team.page);
  await takeScreenshot(team.page, 'reply-box');
  await card.getByRole('button', { name: PRAYED }).click();
  await card.getByRole('button', { name: 'Send Reply' }).click();
  await team.page.getByText('Reply sent').waitFor();
  const replies = card.getByRole('list', { name: 'Replies to the requester' });
  await replies.getByText(PRAYED).waitFor();
  await card.getByRole('button', { name: 'Hide 1 reply' }).waitFor();
  await expectAccessibleDayAndNight(team.page);
  await takeScreenshot(team.page, 'reply-sent');

  const mail = await newestMailTo(email, 2);
  expect(mail.subject).toBe('Our prayer team replied to you');
  expect(mail.text).not.toContain(PRAYED);
  await requester.page.goto(/\/status#[\w-]{22}/.exec(mail.text)?.[0] ?? '');
  const messages = requester.page.getByRole('list', { name: 'Your updates and our replies' });
  await messages.getByText(PRAYED).waitFor();
  await expectAccessibleDayAndNight(requester.page);
  await takeScreenshot(requester.page, 'status-replied');
  await field('Reply to our prayer team').fill('Thank you. She is better.');
  await requester.page.getByRole('button', { name: 'Send Reply' }).click();
  await messages.getByText('Thank you. She is better.').waitFor();
  await takeScreenshot(requester.page, 'status-answered-reply');

  await card
    .getByRole('list', { name: 'Updates from the requester' })
    .getByText('Thank you. She is better.')
    .waitFor();
  expect([...requester.errors, ...team.errors]).toEqual([]);
});

test('a reply can be written with only the keyboard, and its text survives a reload', async ({ signIn }) => {
  const { requester, id } = await storeRequest({ language: 'es' });
  const { page } = await signIn('prayer_team');
  const card = await openCard(page, requester);
  const box = card.getByLabel('Your reply');
  await card.getByRole('button', { name: 'Reply', exact: true }).focus();
  await page.keyboard.press('Enter');
  await box.waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(THANKS);
  await page.keyboard.press('Enter');
  const [thanksInSpanish = ''] = DEFAULT_REPLY_TEMPLATES.es;
  await expect(box).toHaveValue(thanksInSpanish);
  await page.keyboard.press('End');
  await page.keyboard.type(' Dios le bendiga.');

  await page.reload();
  await card.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(box).toHaveValue(`${thanksInSpanish} Dios le bendiga.`);

  await card.getByRole('button', { name: 'Cancel' }).click();
  await box.waitFor({ state: 'detached' });
  await expect(card.getByRole('button', { name: 'Reply', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue(`${thanksInSpanish} Dios le bendiga.`);

  await box.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Reply sent').waitFor();
  await expect(card.getByRole('button', { name: 'Reply', exact: true })).toBeFocused();
  const request = testFirestore().collection(COLLECTIONS.prayerRequests).doc(id);
  await expect.poll(async () => (await request.get()).get('reply_count')).toBe(1);
});

test('a reply sent offline stays in its box until the connection returns, and is sent once', async ({
  signIn,
}) => {
  const { requester, id } = await storeRequest();
  const { page } = await signIn('prayer_team');
  const card = await openCard(page, requester);
  await card.getByRole('button', { name: 'Reply', exact: true }).click();
  await card.getByRole('button', { name: PRAYED }).click();
  await page.context().setOffline(true);
  await page.getByText('You’re offline.').waitFor();

  await card.getByRole('button', { name: 'Send Reply' }).click();
  await card.getByRole('button', { name: 'Sending…' }).waitFor();
  await expect(card.getByLabel('Your reply')).toHaveValue(PRAYED);
  await page.context().setOffline(false);

  await card.getByLabel('Your reply').waitFor({ state: 'detached' });
  const reply = card.getByRole('list', { name: 'Replies to the requester' }).getByText(PRAYED);
  await reply.waitFor();
  const request = testFirestore().collection(COLLECTIONS.prayerRequests).doc(id);
  await expect.poll(async () => (await request.get()).get('reply_count')).toBe(1);
  await page.reload();
  await card.getByRole('button', { name: 'Show 1 reply' }).click();
  await reply.waitFor();
  expect((await testFirestore().collection(repliesPath(id)).get()).size).toBe(1);
});

test('leadership edits the templates and reviews a reply before it is sent', async ({ signIn }) => {
  const { requester } = await storeRequest();
  const settings = testFirestore().collection(COLLECTIONS.settings).doc('replies');
  const leader = await signIn('leadership', { path: '/prayerteam/settings' });
  const panel = leader.page.getByRole('region', { name: 'Replies' });
  const isReviewed = panel.getByRole('switch', { name: 'Let leadership read replies first' });
  await isReviewed.click();
  await expect(isReviewed).toBeChecked();
  const first = panel.getByRole('group', { name: 'Template 1' }).getByRole('textbox', { name: 'English' });
  await first.fill('Peace be with you.');
  await takeScreenshot(leader.page, 'settings-replies');
  await expectAccessibleDayAndNight(leader.page);
  await first.press('Tab');
  await expect.poll(async () => (await settings.get()).get('templates.en')?.[0]).toBe('Peace be with you.');

  try {
    const team = await signIn('prayer_team');
    const card = await openCard(team.page, requester);
    await card.getByRole('button', { name: 'Reply', exact: true }).click();
    await card.getByRole('button', { name: 'Peace be with you.' }).click();
    await card.getByRole('button', { name: 'Send for Review' }).click();
    await card.getByText('Waiting for review').waitFor();

    await leader.page.goto('/prayerteam/dashboard');
    await leader.page
      .getByRole('region', { name: /^To Review/ })
      .getByText(requester)
      .waitFor();
    await leader.page.getByRole('link', { name: /^To Review/ }).click();
    await takeScreenshot(leader.page, 'replies-to-review');
    await expectAccessibleDayAndNight(leader.page);
    const reviewed = await openCard(leader.page, requester);
    const review = reviewed.getByLabel('Reply to review');
    await expect(review).toHaveValue('Peace be with you.');
    await takeScreenshot(leader.page, 'reply-review');
    await expectAccessibleDayAndNight(leader.page);
    await review.fill('Peace be with you, Tabea.');
    await reviewed.getByRole('button', { name: 'Send Reply' }).click();
    await leader.page.getByText('Reply sent').waitFor();
    await leader.page
      .getByRole('region', { name: /^To Review/ })
      .getByText(requester)
      .waitFor({ state: 'detached' });
    await expect(
      reviewed.getByRole('listitem').filter({ hasText: 'Peace be with you, Tabea.' }),
    ).toBeFocused();

    await card.getByText('Peace be with you, Tabea.').waitFor();
    await card.getByText('Waiting for review').waitFor({ state: 'detached' });
  } finally {
    await settings.delete();
  }
});

test('sent replies stay readable when status pages are turned off, and no new reply is offered', async ({
  signIn,
}) => {
  const { requester } = await storeRequest();
  const settings = testFirestore().collection(COLLECTIONS.settings).doc('requesters');
  const { page, errors } = await signIn('prayer_team');
  const card = await openCard(page, requester);
  const reply = card.getByRole('button', { name: 'Reply', exact: true });
  await reply.click();
  await card.getByRole('button', { name: PRAYED }).click();
  await card.getByRole('button', { name: 'Send Reply' }).click();
  await card.getByRole('button', { name: 'Hide 1 reply' }).waitFor();

  await settings.set(requesterSettingsSchema.parse({ status_pages: false }));
  try {
    await card.getByText('Replies are off because private pages are turned off in the settings.').waitFor();
    await expect(reply).toHaveCount(0);
    await card.getByRole('list', { name: 'Replies to the requester' }).getByText(PRAYED).waitFor();
    await takeScreenshot(page, 'replies-off');
  } finally {
    await settings.delete();
  }
  await reply.waitFor();
  expect(errors).toEqual([]);
});
