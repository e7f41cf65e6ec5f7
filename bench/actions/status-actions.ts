import { randomUUID } from 'node:crypto';
import { validInputs } from '../../functions/src/testing/valid-inputs.ts';
import { call, openAsVisitor, press, type Stage, says, VISITOR } from './stage.ts';

export async function measureStatusPage(stage: Stage): Promise<void> {
  const { ledger } = stage;
  const { words, key } = await ledger.prepare(submitShared);
  const { page, leave } = await openAsVisitor(stage, '/icon.svg');
  await ledger.measure(VISITOR, 'open the status page of a shared request', async () => {
    await page.goto(`/status#${key}`);
    await page.getByRole('list', { name: 'Steps of your request' }).waitFor();
  });
  await ledger.measure(VISITOR, 'add an update', async () => {
    await page.getByRole('textbox', { name: 'Add an update' }).fill('She is better, thank you.');
    await press(page, 'Add Update');
    await page.getByRole('list', { name: 'Your updates' }).getByText('She is better').waitFor();
  });
  await ledger.measure(VISITOR, 'ask to be notified of prayers', async () => {
    await press(page, 'Notify Me at r***@example.org');
    await says(page, 'We e-mail r***@example.org');
  });
  await measureNotifiedPrayer(stage, words);
  await ledger.measure(VISITOR, 'stop being notified of prayers', async () => {
    await press(page, 'Stop E-mails');
    await says(page, 'Would you like an e-mail');
  });
  await ledger.measure(VISITOR, 'mark the own post answered', async () => {
    await press(page, 'Mark as Answered');
    await page.getByRole('textbox', { name: 'Testimony (optional)' }).fill('She came home this morning.');
    await press(page, 'Mark as Answered');
    await page.getByText('Answered', { exact: true }).waitFor();
  });
  await ledger.measure(VISITOR, 'download everything of a request', async () => {
    await Promise.all([page.waitForEvent('download'), press(page, 'Download Everything')]);
  });
  await ledger.measure(VISITOR, 'withdraw a request', async () => {
    await press(page, 'Withdraw Request');
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
    await says(page, 'You withdrew this request.');
  });
  await ledger.measure(VISITOR, 'delete everything of a request', async () => {
    await press(page, 'Delete Everything');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Everything' }).click();
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
  const { page, leave } = await openAsVisitor(stage, '/belief-wall');
  const card = page.getByRole('article', { name: words });
  await card.waitFor();
  await stage.ledger.measure(VISITOR, 'pray for a post whose requester is notified', async () => {
    await card.getByRole('button', { name: 'Pray', exact: true }).click();
    await says(page, 'Thank you for praying for this request.');
  });
  await leave();
}
