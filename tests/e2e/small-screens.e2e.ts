import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { circleRef } from '../../functions/src/data/circle.ts';
import { randomEmail, storeCircle } from '../../functions/src/testing/circle-member.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { sidewaysPx } from '../support/sideways.ts';
import { signedInByLink } from '../support/stored-session.ts';
import { PHONE } from '../support/visit.ts';
import { expect, test } from './fixtures.ts';

const LONG_WORD = `https://example.org/${'a'.repeat(300)}`;

test('long words do not widen the form or the wall', async ({ visit }) => {
  await testFirestore()
    .collection(COLLECTIONS.beliefWallPosts)
    .doc()
    .set(newWallPost(LONG_WORD, LONG_WORD.slice(0, 90), true, new Date()));
  const { page } = await visit('/', { viewport: PHONE });
  for (const path of ['/', '/belief-wall']) {
    await page.goto(path);
    await page.getByRole('textbox', { name: 'Prayer request' }).fill(LONG_WORD);
    if (path === '/belief-wall') {
      await page.getByRole('article').waitFor();
    }
    expect(await sidewaysPx(page), path).toBe(0);
  }
});

test('long words do not widen a circle or the sign-in of a member', async ({ visit }) => {
  const anna = await signedInByLink(randomEmail(), 'Anna');
  const circleId = await storeCircle(anna);
  await circleRef(testFirestore(), circleId).update({ description: LONG_WORD });
  const { page } = await visit(`/prayer-circles/${circleId}`, {
    storageState: anna.storageState,
    viewport: PHONE,
  });
  await page.getByText(LONG_WORD).waitFor();
  expect(await sidewaysPx(page)).toBe(0);

  const { page: signIn } = await visit('/sign-in', { viewport: PHONE });
  const address = `${'margaret'.repeat(7)}@${'springfield'.repeat(5)}.org`;
  await signIn.getByLabel('Email').fill(address);
  await signIn.getByRole('button', { name: 'Send Sign-In Link' }).click();
  await signIn.getByText(address).waitFor();
  expect(await sidewaysPx(signIn)).toBe(0);
});

test('a toast does not cover the tabs', async ({ visit }) => {
  const { page } = await visit('/belief-wall', { viewport: PHONE });
  await page.getByRole('textbox', { name: 'Prayer request' }).fill('For my mother');
  await page.getByRole('button', { name: 'Share on the Belief Wall' }).click();
  await page.getByText('Your prayer request has been shared on the belief wall.').waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));

  const tabs = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  const toast = await page.locator('[data-sonner-toast]').last();
  await expect
    .poll(async () => ((await toast.boundingBox())?.y ?? 0) >= (tabs?.y ?? 0) + (tabs?.height ?? 0))
    .toBe(true);
});
