import { randomUUID } from 'node:crypto';
import { validInputs } from '../../functions/src/testing/valid-inputs.ts';
import { postCard } from '../../tests/support/wall-page.ts';
import { call, openAsVisitor, press, type Stage, says } from './stage.ts';

export async function measureStatusPage(stage: Stage): Promise<void> {
  const { words, key } = await stage.ledger.prepare(submitShared);
  const { page, measure, leave } = await openAsVisitor(stage, '/icon.svg');
  const steps = page.getByRole('list', { name: 'Request progress' });
  await measure('open the status page of a shared request', () => page.goto(`/status#${key}`), steps);
  await measure('add an update', async () => {
    await page.getByRole('textbox', { name: 'Add an update' }).fill('She is better, thank you.');
    await press(page, 'Add Update');
    await page.getByRole('list', { name: 'Your updates' }).getByText('She is better').waitFor();
  });
  const notify = () => press(page, 'Notify Me at r***@example.org');
  await measure('ask to be notified of prayers', notify, 'We email r***@example.org');
  await measureNotifiedPrayer(stage, words);
  const stop = () => press(page, 'Stop Emails');
  await measure('stop being notified of prayers', stop, 'Would you like an email');
  await measure('mark the own post answered', async () => {
    await press(page, 'Mark as Answered');
    await page.getByRole('textbox', { name: 'Testimony (optional)' }).fill('She came home this morning.');
    await press(page, 'Mark as Answered');
    await page.getByText('Answered', { exact: true }).waitFor();
  });
  await measure('download everything of a request', () =>
    Promise.all([page.waitForEvent('download'), press(page, 'Download Everything')]),
  );
  await measure('withdraw a request', async () => {
    await press(page, 'Withdraw Request');
    await press(page.getByRole('dialog'), 'Withdraw');
    await says(page, 'You withdrew this request.');
  });
  await measure('delete everything of a request', async () => {
    await press(page, 'Delete Everything');
    await press(page.getByRole('dialog'), 'Delete Everything');
    await says(page, 'Your prayer request has been deleted.');
  });
  await leave();
}

async function submitShared(): Promise<{ words: string; key: string }> {
  const { submitPrayerRequest: valid } = validInputs(randomUUID());
  const words = `For my mother ${randomUUID()}`;
  await call('submitPrayerRequest', {
    ...valid,
    prayerData: { ...valid.prayerData, prayer_text: words },
    audioPath: null,
    language: 'en',
  });
  return { words, key: valid.statusKey ?? '' };
}

async function measureNotifiedPrayer(stage: Stage, words: string): Promise<void> {
  const { page, measure, leave } = await openAsVisitor(stage, '/belief-wall');
  const card = postCard(page, words);
  await card.waitFor();
  const thanks = 'Thank you for praying for this request.';
  await measure('pray for a post whose requester is notified', () => press(card, 'Pray'), thanks);
  await leave();
}
