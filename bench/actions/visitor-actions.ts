import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { validInputs } from '../../functions/src/testing/valid-inputs.ts';
import { choose, fillShortest, record, submitButton } from '../../tests/support/request-form.ts';
import { postCard, share, storePost } from '../../tests/support/wall-page.ts';
import { awaitFirstRequest } from './large-staff-actions.ts';
import { isOn, openAsVisitor, press, type Stage, says } from './stage.ts';

const PRAYER = 'Please pray for my mother, who is in hospital.';

export async function measureVisitor(stage: Stage): Promise<void> {
  await measureRequests(stage);
  await measureRecording(stage);
  await measureWall(stage);
  await measureFeed(stage);
}

async function measureRequests(stage: Stage): Promise<void> {
  const { page, measure, leave } = await openAsVisitor(stage, '/icon.svg');
  await measure('open the request form', () => page.goto('/'), submitButton(page));
  await stage.ledger.prepare(awaitFirstRequest);
  await measure('submit a prayer request', async () => {
    await fillShortest(page, PRAYER);
    await submit(page);
  });
  const link = page.getByRole('link', { name: 'Open Your Page' });
  const steps = page.getByRole('list', { name: 'Request progress' });
  await measure('open the status page of a request', () => link.click(), steps);
  await page.goto('/');
  await measure('submit one and share it on the wall', async () => {
    await fillShortest(page, PRAYER);
    await choose(page, 'Share on the Belief Wall?', 'Yes');
    await submit(page);
  });
  await leave();
}

export async function submit(page: Page): Promise<void> {
  await submitButton(page).click();
  await isOn(page, 'Prayer request submitted');
}

async function measureRecording(stage: Stage): Promise<void> {
  const { page, measure, leave } = await openAsVisitor(stage, '/');
  await fillShortest(page, '');
  await record(page);
  await measure('submit a recording', () => submit(page));
  await leave();
}

async function measureWall(stage: Stage): Promise<void> {
  const { page, measure, leave } = await openAsVisitor(stage, '/icon.svg');
  const articles = page.getByRole('article');
  await measure('open the Belief Wall', () => page.goto('/belief-wall'), articles.nth(19));
  await measure('see one new post come in', () => storePost('One more.'), page.getByText('One more.'));
  await measure('show 20 more posts', () => articles.nth(19).scrollIntoViewIfNeeded(), articles.nth(39));
  await page.evaluate(() => window.scrollTo(0, 0));
  const words = `For my brother ${randomUUID()}`;
  const shared = 'Your prayer request has been shared on the belief wall.';
  await measure('post on the wall', () => share(page, words), shared);
  const card = postCard(page, words);
  await measure('pray for a post', () => press(card, 'Pray'), 'Thank you for praying for this request.');
  await measure('report a post', async () => {
    await press(card, 'Report');
    await press(card.getByRole('group'), 'Report');
    await says(page, 'Our leadership will review this prayer request.');
  });
  await measure('mark a post answered', async () => {
    await press(card, 'Mark as Answered');
    await press(card, 'Mark as Answered');
    await says(page, 'This prayer request has been marked as answered.');
  });
  await leave();
}

async function measureFeed(stage: Stage): Promise<void> {
  const { page, measure, measureCall, leave } = await openAsVisitor(stage, '/icon.svg');
  const items = page.getByRole('main').getByRole('listitem');
  const showMore = () => press(page, 'Show More');
  await measure('open daily content', () => page.goto('/daily-content'), items.first());
  await measure('show 20 more of daily content', showMore, items.nth(39));
  await measure('show 20 more of them', showMore, items.nth(59));
  await leave();
  const { token } = validInputs(randomUUID()).subscribeDailyContent;
  await measureCall('turn on notifications of daily content', 'subscribeDailyContent', { token });
  await measureCall('turn them off', 'unsubscribeDailyContent', { token });
}
