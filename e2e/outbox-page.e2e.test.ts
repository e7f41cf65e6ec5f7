import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emulatorAddress } from '../functions/src/testing/test-backend.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { startChromium } from './browser/chromium.ts';
import { DESKTOP, PHONE, type Visit, visit } from './browser/visit.ts';

let browser: Browser;
let current: Visit;
let page: Page;
/** Somebody whom no other test writes to. */
let address: string;

beforeAll(async () => {
  browser = await startChromium();
});

afterAll(() => browser.close());

beforeEach(() => {
  address = `${randomUUID()}@example.org`;
});

afterEach(() => current.leave());

async function openOutbox(viewport: typeof PHONE, colorScheme: 'light' | 'dark' = 'light'): Promise<void> {
  current = await visit(browser, '/', { baseURL: emulatorAddress('OUTBOX_URL'), viewport, colorScheme });
  page = current.page;
  await page.getByRole('searchbox').fill(address);
}

async function sendCode(): Promise<void> {
  const response = await fetch(new URL('/v3/mail/send', emulatorAddress('OUTBOX_URL')), {
    method: 'POST',
    headers: { Authorization: 'Bearer SG.test' },
    body: JSON.stringify({
      personalizations: [{ to: [{ email: address }] }],
      from: { email: 'prayer@example.org', name: 'Prayer Community' },
      subject: 'Your sign-in code',
      content: [
        { type: 'text/plain', value: 'The code is 482913.' },
        { type: 'text/html', value: '<h1>Welcome</h1><script>document.body.textContent = "run"</script>' },
      ],
    }),
  });
  expect(response.status).toBe(202);
}

const row = () => page.getByRole('button', { name: address });

describe('the page of the outbox', () => {
  it('shows a message as soon as it is sent, as designed and as text, and runs no script of it', async () => {
    await openOutbox(DESKTOP);
    await page.getByText('No message matches.').or(page.getByText('Nothing has been sent yet.')).waitFor();
    await sendCode();
    await row().click();

    await page.getByRole('heading', { name: 'Your sign-in code' }).waitFor();
    await page.getByRole('button', { name: 'Copy 482913' }).waitFor();
    await page.frameLocator('iframe').getByRole('heading', { name: 'Welcome' }).waitFor();
    await page.getByRole('button', { name: 'Plain text' }).click();
    await page.locator('pre', { hasText: 'The code is 482913.' }).waitFor();
    expect(await page.getByRole('article').textContent()).toContain('Prayer Community <prayer@example.org>');
    expect(await page.title()).toBe('Your sign-in code · Outbox');
  });

  it('sorts by kind', async () => {
    await sendCode();
    await openOutbox(DESKTOP);
    await row().waitFor();
    await page.getByRole('button', { name: 'SMS' }).click();
    await row().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'E-mail', exact: true }).click();
    await row().waitFor();
  });

  it('is one pane at a time on a phone, and back leads to the list', async () => {
    await sendCode();
    await openOutbox(PHONE);
    await row().click();
    await page.getByRole('heading', { name: 'Your sign-in code' }).waitFor();
    expect(await page.getByRole('searchbox').isVisible()).toBe(false);
    await page.goBack();
    await row().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });

  it.each(['light', 'dark'] as const)('has nothing that hinders anybody (%s)', async (colorScheme) => {
    await sendCode();
    await openOutbox(DESKTOP, colorScheme);
    await row().click();
    await page.getByRole('button', { name: 'Plain text' }).click();
    await expectAccessible(page);
  });
});
