import type { Page } from '@playwright/test';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import * as z from 'zod';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { messagesOf } from '../../tools/index-coverage/record-web-channels.ts';
import { rowOf } from '../support/dashboard-page.ts';
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

/** The lists of requests that a page asks for from now on, as the database is asked for them. */
function listsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    for (const message of messagesOf(new URL(request.url()).pathname, request.postData() ?? '')) {
      const { data } = listening.safeParse(JSON.parse(message));
      if (data?.addTarget.query.structuredQuery.from[0].collectionId === COLLECTIONS.prayerRequests) {
        asked.push(message);
      }
    }
  });
  return asked;
}

for (const role of ['leadership', 'prayer_team'] as const) {
  test(`${role} who comes again is asked for their lists before their code is there, and once`, async ({
    signIn,
  }) => {
    const { requester } = await storeRequest();
    const { page, errors } = await signIn(role);
    await rowOf(page, requester).waitFor();
    await page.evaluate(() => localStorage.removeItem('prayer-community.today'));
    const asked = listsAskedFor(page);
    await page.reload();
    await page.getByRole('heading', { name: 'To Take (1)' }).waitFor();
    const lists = asked.splice(0).length;
    expect(lists).toBeGreaterThan(0);

    let deliver = () => {};
    await page.route(DASHBOARD_CODE, async (route) => {
      await new Promise<void>((resolve) => {
        deliver = resolve;
      });
      await route.continue();
    });
    await page.reload();
    await expect.poll(() => asked.length).toBe(lists);
    deliver();
    await rowOf(page, requester).waitFor();
    await page.getByRole('heading', { name: 'To Take (1)' }).waitFor();
    expect(asked).toHaveLength(lists);
    expect(errors).toEqual([]);
  });
}

test('who has another role since sees what that role lists', async ({ signIn }) => {
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
