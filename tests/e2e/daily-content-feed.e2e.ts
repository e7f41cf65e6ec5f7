import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { EMPTY_CONTENT_FORM, newDailyContent } from '@prayer-community/domain/daily-content/content-form';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessibleDayAndNight } from '../support/accessibility.ts';
import { button, item } from '../support/content-administration.ts';
import { expect, type Journey, test } from './fixtures.ts';

let visit: Journey['visit'];
let title: string;

test.beforeEach(({ visit: visitOfJourney }) => {
  visit = visitOfJourney;
  title = `Gratitude ${randomUUID().slice(0, 8)}`;
});

function storedItemOf(name: string, publishDate: Date) {
  const form = { ...EMPTY_CONTENT_FORM, title: name, content: 'Give thanks.', publishImmediately: true };
  const stored = newDailyContent(form, null, { at: (chosen) => chosen, now: publishDate });
  return { ...stored, is_in_feed: true };
}

test.describe('the feed', () => {
  const OLD_ITEMS = 45;

  test('shows more items on request and keeps them when a new one arrives', async () => {
    const items = testFirestore().collection(COLLECTIONS.dailyContent);
    const refs = Array.from({ length: OLD_ITEMS }, () => items.doc());
    const storing = testFirestore().batch();
    for (const [index, ref] of refs.entries()) {
      storing.set(ref, storedItemOf(`${title}, the ${index + 1}. of long ago`, new Date(index)));
    }
    await storing.commit();
    const { page: visitor } = await visit('/daily-content');
    const oldest = item(visitor, title).filter({ hasText: 'the 1. of long ago' });
    const all = visitor.getByRole('main').getByRole('listitem');
    await all.nth(19).waitFor();
    expect(await all.count()).toBe(20);

    while ((await oldest.count()) === 0) {
      const shown = await all.count();
      await button(visitor, 'Show More').click();
      await all.nth(shown).waitFor();
    }
    await button(visitor, 'Show More').waitFor({ state: 'detached' });
    const shown = await all.count();
    await items.add(storedItemOf(`${title}, of today`, new Date()));
    await expect.poll(() => all.first().innerText()).toContain(`${title}, of today`);

    expect(await all.count()).toBe(shown + 1);
  });

  test('shows an error if it cannot be loaded', async () => {
    const { page } = await visit('/');
    await page.route(/\/feed-query-/, (route) => route.abort());

    await page.getByRole('link', { name: 'Daily Content' }).click();

    await page.getByText('Failed to load daily content.').nth(1).waitFor();
    await expectAccessibleDayAndNight(page);
  });
});
