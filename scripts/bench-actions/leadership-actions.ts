import { randomUUID } from 'node:crypto';
import { newReport } from '@prayer-community/domain/belief-wall-actions';
import { newWallPost } from '@prayer-community/domain/belief-wall-post';
import { COLLECTIONS, reportId } from '@prayer-community/domain/collections';
import { SOUND_FILES } from '../../functions/src/testing/content-files.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { openAsStaff, press, type Stage, says } from './stage.ts';

/** Measures what leadership does about daily content, the wall, insights and the settings. */
export async function measureLeadership(stage: Stage): Promise<void> {
  await measureContent(stage);
  await measureModeration(stage);
  await measureInsights(stage);
  await measureSettings(stage);
}

async function measureContent(stage: Stage): Promise<void> {
  const { ledger } = stage;
  const { page, actor, leave } = await openAsStaff(stage, 'leadership');
  const title = `Gratitude ${randomUUID().slice(0, 8)}`;
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
  await ledger.measure(actor, 'open the administration of content', async () => {
    await page.goto('/daily-content/admin');
    await page.getByRole('main').getByRole('listitem').first().waitFor();
  });
  await ledger.measure(actor, 'create content with a file', async () => {
    await page.getByLabel('Title').fill(title);
    await page.getByRole('textbox', { name: 'Content' }).fill('Name three people you are thankful for.');
    const buffer = SOUND_FILES['application/pdf'] ?? Buffer.alloc(0);
    await page.getByLabel('File').setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer });
    await press(page, 'Create Content');
    await row.waitFor();
  });
  await ledger.measure(actor, 'publish it', async () => {
    await press(page, `Publish ${title}`);
    await says(page, 'Content published successfully');
  });
  await ledger.measure(actor, 'unpublish it', async () => {
    await press(page, `Unpublish ${title}`);
    await says(page, 'Content unpublished successfully');
  });
  await ledger.measure(actor, 'delete it', async () => {
    await press(page, `Delete ${title}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await row.waitFor({ state: 'detached' });
  });
  await leave();
}

async function measureModeration(stage: Stage): Promise<void> {
  const { ledger } = stage;
  const [waiting, reported] = await ledger.prepare(async () => {
    const both = [await hangUp(false), await hangUp(true)] as const;
    const uid = randomUUID();
    await testFirestore()
      .collection(COLLECTIONS.beliefWallReports)
      .doc(reportId(both[1].id, uid))
      .set(newReport(both[1].id, uid, new Date()));
    return both;
  });
  const { page, actor, leave } = await openAsStaff(stage, 'leadership');
  const card = ({ content }: { content: string }) => page.getByRole('article', { name: content });
  await ledger.measure(actor, 'open Moderation', async () => {
    await page.goto('/prayerteam/moderation');
    await card(waiting).waitFor();
  });
  await ledger.measure(actor, 'approve a post', async () => {
    await card(waiting).getByRole('button', { name: 'Approve' }).click();
    await says(page, 'It now hangs on the wall.');
  });
  await ledger.measure(actor, 'see the reported posts', async () => {
    await press(page, 'Reported');
    await card(reported).waitFor();
  });
  await ledger.measure(actor, 'hide a reported post', async () => {
    await card(reported).getByRole('button', { name: 'Hide' }).click();
    await says(page, 'It has left the wall.');
  });
  await ledger.measure(actor, 'see the posts on the wall', async () => {
    await press(page, 'On the Wall');
    await card(waiting).waitFor();
  });
  await ledger.measure(actor, 'edit the words of a post', async () => {
    await card(waiting).getByRole('button', { name: 'Edit Words' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Words' });
    await dialog.getByLabel('Author').fill('A friend');
    await dialog.getByRole('button', { name: 'Save Words' }).click();
    await says(page, 'The post shows the new words.');
  });
  await leave();
}

async function hangUp(isShown: boolean): Promise<{ id: string; content: string }> {
  const content = `For my brother ${randomUUID()}`;
  const post = newWallPost(content, null, isShown, new Date());
  const { id } = await testFirestore()
    .collection(COLLECTIONS.beliefWallPosts)
    .add({ ...post });
  return { id, content };
}

async function measureInsights(stage: Stage): Promise<void> {
  const { page, actor, leave } = await openAsStaff(stage, 'leadership');
  await stage.ledger.measure(actor, 'open a year of Insights', async () => {
    await page.goto('/prayerteam/insights');
    await page.getByRole('table', { name: 'Open Requests by Member' }).waitFor();
    await press(page, '1 Year');
    await page.getByRole('table', { name: 'Requests by Week' }).waitFor();
  });
  await leave();
}

async function measureSettings(stage: Stage): Promise<void> {
  const { ledger } = stage;
  const { page, actor, leave } = await openAsStaff(stage, 'leadership');
  await ledger.measure(actor, 'open Settings', async () => {
    await page.goto('/prayerteam/settings');
    await page.getByRole('button', { name: 'Save Reminders' }).waitFor();
    await page.getByRole('button', { name: 'Save Belief Wall' }).waitFor();
  });
  await ledger.measure(actor, 'save the reminders', async () => {
    await page.getByLabel('Hours until an unassigned request is reminded of').fill('24');
    await press(page, 'Save Reminders');
    await says(page, 'Settings saved');
  });
  await ledger.measure(actor, 'keep confidential requests to leadership', async () => {
    const requests = page.getByRole('region', { name: 'Prayer Requests' });
    await requests.getByRole('radio', { name: 'Leadership only' }).check();
    await press(page, 'Save Prayer Requests');
    await says(page, 'Settings saved');
  });
  await leave();
}
