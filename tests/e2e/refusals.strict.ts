import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { recordingPath } from '@prayer-community/domain/request-form/recording-path';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { BROWSER_KEY, FUNCTIONS_HOST } from '../../tools/strict-google/deployed-project.ts';
import { SIGN_UPS_PER_HOUR } from '../../tools/strict-google/sign-up-quota.ts';
import { expect, test } from './fixtures.ts';

/** Sends requests to Google's hosts as a page may, and returns the status of each response. */
function send(
  page: Page,
  requests: readonly { url: string; headers?: Record<string, string>; body: string }[],
): Promise<number[]> {
  return page.evaluate(
    (all) =>
      Promise.all(
        all.map(async ({ url, headers, body }) => {
          const answer = await fetch(url, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', ...headers },
            body,
          });
          return answer.status;
        }),
      ),
    requests,
  );
}

const ticket = (headers: Record<string, string>) => ({
  url: `https://${FUNCTIONS_HOST}/issueUploadTicket`,
  headers,
  body: JSON.stringify({ data: { audioPath: recordingPath(randomUUID(), Date.now()) } }),
});

test('the functions answer the attested site alone, and count the address that the front end sees', {
  tag: '@strict',
}, async ({ visit }) => {
  const { page } = await visit('/robots.txt');
  const [exchanged] = await Promise.all([
    page.waitForResponse(/:exchangeRecaptchaEnterpriseToken/),
    page.goto('/belief-wall'),
  ]);
  const { token } = await exchanged.json();
  expect(await send(page, [ticket({})])).toEqual([401]);

  for (const claim of ['203.0.113.1', '203.0.113.2']) {
    const attested = ticket({ 'X-Firebase-AppCheck': token, 'X-Forwarded-For': claim });
    expect(await send(page, [attested])).toEqual([200]);
  }

  const counters = await testFirestore().collection(COLLECTIONS.rateLimits).get();
  expect(counters.docs.map((counter) => counter.get('count'))).toEqual([2]);
});

test('the hundred and first visitor on one Wi-Fi reads why the wall accepts nothing, and is thanked for praying', {
  tag: '@strict',
}, async ({ visit }) => {
  const content = `For rain ${randomUUID()}`;
  await testFirestore()
    .collection(COLLECTIONS.beliefWallPosts)
    .add(newWallPost(content, null, true, new Date()));
  const { page } = await visit('/belief-wall');
  const url = `https://identitytoolkit.googleapis.com/v1/accounts:signUp?key=${BROWSER_KEY}`;
  const answers = await send(
    page,
    Array.from({ length: SIGN_UPS_PER_HOUR }, () => ({ url, body: '{}' })),
  );
  expect(answers).toEqual(Array(SIGN_UPS_PER_HOUR).fill(200));

  await page.getByRole('textbox', { name: 'Prayer request' }).fill('For my mother.');
  await page.getByRole('button', { name: 'Share on the Belief Wall' }).click();

  await page.getByText('Too many people are using your connection right now.').waitFor();
  await page
    .getByRole('article', { name: content })
    .getByRole('button', { name: 'Pray', exact: true })
    .click();
  await page.getByText('Thank you for praying for this request.').waitFor();
});
