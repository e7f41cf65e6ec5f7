import { randomUUID } from 'node:crypto';
import { randomAddress } from '../../functions/src/testing/random-address.ts';
import { validInputs } from '../../functions/src/testing/valid-inputs.ts';
import { choose, fillShortest, record } from '../../tests/support/request-form.ts';
import { postCard, share, storePost } from '../../tests/support/wall-page.ts';
import { awaitFirstRequest } from './large-staff-actions.ts';
import { call, isOn, openAsVisitor, press, type Stage, says, VISITOR } from './stage.ts';

const PRAYER = 'Please pray for my mother, who is in hospital.';

export async function measureVisitor(stage: Stage): Promise<void> {
  await measureRequests(stage);
  await measureRecording(stage);
  await measureWall(stage);
  await measureFeed(stage);
}

async function measureRequests(stage: Stage): Promise<void> {
  const { ledger } = stage;
  const { page, leave } = await openAsVisitor(stage, '/icon.svg');
  await ledger.measure(VISITOR, 'open the request form', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Submit Prayer Request' }).waitFor();
  });
  const submit = async (alsoShare: boolean) => {
    await fillShortest(page, PRAYER);
    if (alsoShare) {
      await choose(page, 'Share on the Belief Wall?', 'Yes');
    }
    await press(page, 'Submit Prayer Request');
    await isOn(page, 'Prayer request submitted');
  };
  await ledger.prepare(awaitFirstRequest);
  await ledger.measure(VISITOR, 'submit a prayer request', () => submit(false));
  await ledger.measure(VISITOR, 'open the status page of a request', async () => {
    await page.getByRole('link', { name: 'Open Your Page' }).click();
    await page.getByRole('list', { name: 'Steps of your request' }).waitFor();
  });
  await page.goto('/');
  await ledger.measure(VISITOR, 'submit one and share it on the wall', () => submit(true));
  await leave();
}

async function measureRecording(stage: Stage): Promise<void> {
  const { page, leave } = await openAsVisitor(stage, '/');
  await fillShortest(page, '');
  await record(page);
  await stage.ledger.measure(VISITOR, 'submit a recording', async () => {
    await press(page, 'Submit Prayer Request');
    await isOn(page, 'Prayer request submitted');
  });
  await leave();
}

async function measureWall(stage: Stage): Promise<void> {
  const { ledger } = stage;
  const { page, leave } = await openAsVisitor(stage, '/icon.svg');
  await ledger.measure(VISITOR, 'open the Belief Wall', async () => {
    await page.goto('/belief-wall');
    await page.getByRole('article').nth(19).waitFor();
  });
  await ledger.measure(VISITOR, 'see one new post come in', async () => {
    await storePost('One more.');
    await page.getByText('One more.').waitFor();
  });
  await ledger.measure(VISITOR, 'show 20 more posts', async () => {
    await page.getByRole('article').nth(19).scrollIntoViewIfNeeded();
    await page.getByRole('article').nth(39).waitFor();
  });
  await page.evaluate(() => window.scrollTo(0, 0));
  const words = `For my brother ${randomUUID()}`;
  await ledger.measure(VISITOR, 'post on the wall', async () => {
    await share(page, words);
    await says(page, 'Your prayer request has been shared on the belief wall.');
  });
  const card = postCard(page, words);
  await ledger.measure(VISITOR, 'pray for a post', async () => {
    await card.getByRole('button', { name: 'Pray', exact: true }).click();
    await says(page, 'Thank you for praying for this request.');
  });
  await ledger.measure(VISITOR, 'report a post', async () => {
    await card.getByRole('button', { name: 'Report' }).click();
    await card.getByRole('group').getByRole('button', { name: 'Report' }).click();
    await says(page, 'Our leadership will review this prayer request.');
  });
  await ledger.measure(VISITOR, 'mark a post answered', async () => {
    await card.getByRole('button', { name: 'Mark as Answered' }).click();
    await card.getByRole('button', { name: 'Mark as Answered' }).click();
    await says(page, 'This prayer request has been marked as answered.');
  });
  await leave();
}

async function measureFeed(stage: Stage): Promise<void> {
  const { ledger } = stage;
  const { page, leave } = await openAsVisitor(stage, '/icon.svg');
  await ledger.measure(VISITOR, 'open daily content', async () => {
    await page.goto('/daily-content');
    await page.getByRole('main').getByRole('listitem').first().waitFor();
  });
  await ledger.measure(VISITOR, 'show 20 more of daily content', async () => {
    await press(page, 'Show More');
    await page.getByRole('main').getByRole('listitem').nth(39).waitFor();
  });
  await ledger.measure(VISITOR, 'show 20 more of them', async () => {
    await press(page, 'Show More');
    await page.getByRole('main').getByRole('listitem').nth(59).waitFor();
  });
  await leave();
  const { token } = validInputs(randomUUID()).subscribeDailyContent;
  const address = randomAddress();
  await ledger.measure(VISITOR, 'turn on notifications of daily content', () =>
    call('subscribeDailyContent', { token }, { address }),
  );
  await ledger.measure(VISITOR, 'turn them off', () =>
    call('unsubscribeDailyContent', { token }, { address }),
  );
}
