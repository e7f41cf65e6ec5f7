import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { emulatorAddress } from '../../functions/src/testing/test-backend.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { COLOR_SCHEMES } from '../support/color-scheme.ts';
import { DESKTOP, PHONE } from '../support/visit.ts';
import { expect, type Journey, test } from './fixtures.ts';

let visit: Journey['visit'];
let page: Page;
let address: string;

test.beforeEach(({ visit: visitOfJourney }) => {
  visit = visitOfJourney;
  address = `${randomUUID()}@example.org`;
});

async function openMessages(viewport: typeof PHONE, colorScheme: 'light' | 'dark' = 'light'): Promise<void> {
  ({ page } = await visit(`/?to=${address}`, {
    baseURL: emulatorAddress('FAKE_PROVIDERS_URL'),
    viewport,
    colorScheme,
  }));
}

async function sendCode(): Promise<void> {
  const response = await fetch(new URL('/v3/mail/send', emulatorAddress('FAKE_PROVIDERS_URL')), {
    method: 'POST',
    headers: { Authorization: 'Bearer SG.test' },
    body: JSON.stringify({
      personalizations: [{ to: [{ email: address }] }],
      from: { email: 'prayer@example.org', name: 'Prayer Community' },
      subject: 'Your sign-in code',
      content: [
        { type: 'text/plain', value: 'The code is <b>482913</b>.' },
        { type: 'text/html', value: '<h1>Welcome</h1><script>document.body.textContent = "run"</script>' },
      ],
    }),
  });
  expect(response.status).toBe(202);
}

const row = () => page.locator('summary', { hasText: address });

test.describe('the fake providers page', () => {
  test('shows a message once it is sent, as HTML and as plain text, without running its scripts', async () => {
    await openMessages(DESKTOP);
    await page.getByText('No message matches.').waitFor();
    await sendCode();
    await row().click();

    await row().getByText('Your sign-in code').waitFor();
    await page.frameLocator('iframe').getByRole('heading', { name: 'Welcome' }).waitFor();
    await page.locator('pre', { hasText: 'The code is <b>482913</b>.' }).waitFor();
    expect(await page.getByRole('main').textContent()).toContain('Prayer Community <prayer@example.org>');
  });

  test('filters messages by type', async () => {
    await sendCode();
    await openMessages(DESKTOP);
    await row().waitFor();
    await expect(page.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: 'SMS' }).click();
    await row().waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Email', exact: true }).click();
    await row().waitFor();
  });

  test('keeps a message open while others arrive, until all are cleared', async () => {
    await sendCode();
    await openMessages(DESKTOP);
    await row().click();
    await sendCode();
    await expect(row()).toHaveCount(2);
    await page.frameLocator('iframe:visible').getByRole('heading', { name: 'Welcome' }).waitFor();

    await page.getByRole('button', { name: 'Clear all' }).click();
    await row().first().waitFor({ state: 'detached' });
    await page.getByText('No message matches.').waitFor();
  });

  test('fits a phone', async () => {
    await sendCode();
    await openMessages(PHONE);
    await row().click();
    await page.frameLocator('iframe').getByRole('heading', { name: 'Welcome' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });

  for (const colorScheme of COLOR_SCHEMES) {
    test(`has no accessibility violations (${colorScheme})`, async () => {
      await sendCode();
      await openMessages(DESKTOP, colorScheme);
      await row().waitFor();
      await expectAccessible(page);
      await row().click();
      await page.frameLocator('iframe').getByRole('heading', { name: 'Welcome' }).waitFor();
      await expectAccessible(page);
    });
  }
});
