import { randomUUID } from 'node:crypto';
import { VALID_FILES } from '../../functions/src/testing/content-files.ts';
import { deleteContent, item } from '../../tests/support/content-administration.ts';
import { openAsStaff, press, type Stage } from './stage.ts';

export async function measureLeadership(stage: Stage): Promise<void> {
  await measureContent(stage);
  await measureInsights(stage);
}

async function measureContent(stage: Stage): Promise<void> {
  const { page, measure, leave } = await openAsStaff(stage, 'leadership');
  const title = `Gratitude ${randomUUID().slice(0, 8)}`;
  const row = item(page, title);
  const first = page.getByRole('main').getByRole('listitem').first();
  await measure('open the administration of content', () => page.goto('/daily-content/admin'), first);
  await measure('create content with a file', async () => {
    await page.getByLabel('Title').fill(title);
    await page.getByRole('textbox', { name: 'Content' }).fill('Name three people you are thankful for.');
    const buffer = VALID_FILES['application/pdf'] ?? Buffer.alloc(0);
    await page.getByLabel('File').setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer });
    await press(page, 'Create Content');
    await row.waitFor();
  });
  await measure('publish it', () => press(page, `Publish ${title}`), 'Content published successfully');
  await measure('unpublish it', () => press(page, `Unpublish ${title}`), 'Content unpublished successfully');
  await measure('delete it', () => deleteContent(page, title), 'Content deleted successfully');
  await leave();
}

async function measureInsights(stage: Stage): Promise<void> {
  const { page, measure, leave } = await openAsStaff(stage, 'leadership');
  await measure('open a year of Insights', async () => {
    await page.goto('/prayerteam/insights');
    await page.getByRole('table', { name: 'Open Requests by Member' }).waitFor();
    await press(page, '1 Year');
    await page.getByRole('table', { name: 'Requests by Week' }).waitFor();
  });
  await leave();
}
