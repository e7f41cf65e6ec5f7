import type { Page } from '@playwright/test';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import * as z from 'zod';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { messagesOf } from '../../tools/index-coverage/record-web-channels.ts';
import { rowOf } from '../support/dashboard-page.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { storeRequest } from '../support/stored-request.ts';
import { expect, test } from './fixtures.ts';

const DASHBOARD_CODE = '**/assets/dashboard-page-*.js';

const listening = z.object({
  addTarget: z.object({
    query: z.object({
      structuredQuery: z.object({ from: z.tuple([z.object({ collectionId: z.string() })]) }),
    }),
  }),
});

/** Collects the request lists that a page listens to from now on, as messages to Firestore. */
function requestedLists(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    for (const message of messagesOf(new URL(request.url()).pathname, request.postData() ?? '')) {
      const { data } = listening.safeParse(JSON.parse(message));
      if (data?.addTarget.query.structuredQuery.from[0].collectionId === COLLECTIONS.prayerRequests) {
        requested.push(message);
      }
    }
  });
  return requested;
}

for (const role of ['leadership', 'prayer_team'] as const) {
  test(`the lists of a returning ${role} member are requested only once, before the dashboard’s code arrives`, async ({
    signIn,
  }) => {
    const { requester } = await storeRequest();
    const { page, errors } = await signIn(role);
    await rowOf(page, requester).waitFor();
    await page.evaluate(() => localStorage.removeItem('prayer-community.today'));
    const requested = requestedLists(page);
    await page.reload();
    await page.getByRole('heading', { name: 'To Take (1)' }).waitFor();
    const lists = requested.splice(0).length;
    expect(lists).toBeGreaterThan(0);

    const code = await holdRequests(page, DASHBOARD_CODE, () => true);
    await page.reload();
    await expect.poll(() => requested.length).toBe(lists);
    await code.begun;
    code.release();
    await rowOf(page, requester).waitFor();
    await page.getByRole('heading', { name: 'To Take (1)' }).waitFor();
    expect(requested).toHaveLength(lists);
    expect(errors).toEqual([]);
  });
}

test('a returning member whose role has changed sees the lists of the new role', async ({ signIn }) => {
  const { requester } = await storeRequest();
  const confidential = await storeRequest({ submission_type: 'confidential' });
  const { page, member, errors } = await signIn('leadership');
  await rowOf(page, confidential.requester).waitFor();
  await page.goto('/help');
  await testFirestore().collection(COLLECTIONS.profiles).doc(member.uid).update({ role: 'prayer_team' });

  await page.goto('/prayerteam/dashboard');

  await rowOf(page, requester).waitFor();
  await page.getByRole('heading', { name: 'To Take (1)' }).waitFor();
  await expect(rowOf(page, confidential.requester)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('the lists of Today are not requested at the URL of another list', async ({ signIn }) => {
  const { requester } = await storeRequest();
  const { page, member, errors } = await signIn('leadership');
  await rowOf(page, requester).waitFor();
  const requested = requestedLists(page);

  await page.goto('/prayerteam/dashboard?view=active');

  await rowOf(page, requester).waitFor();
  expect(requested).not.toEqual([]);
  // Only the Mine list names the member.
  expect(requested.filter((list) => list.includes(member.uid))).toEqual([]);
  expect(errors).toEqual([]);
});
