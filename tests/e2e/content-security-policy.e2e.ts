import type { Page } from '@playwright/test';
import { emulatorAddress } from '../../functions/src/testing/test-backend.ts';
import { isLoaded } from '../support/is-loaded.ts';
import { record } from '../support/request-form.ts';
import { expect, test } from './fixtures.ts';

/** Collects the policy violations that the browser reports, starting with the next page. */
async function collectReports(page: Page): Promise<string[]> {
  const reports: string[] = [];
  await page.exposeFunction('reportViolation', (report: string) => reports.push(report));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const report = Reflect.get(window, 'reportViolation');
      report(`${violatedDirective} ${blockedURI} in ${sourceFile}`);
    });
  });
  return reports;
}

/** Expects no report so far. Then an inline script, which is forbidden and has no effect, shows that reports arrive. */
async function expectNoViolation(page: Page, reports: readonly string[]): Promise<void> {
  expect(reports).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
  });
  await expect.poll(() => reports.join()).toContain('script-src-elem inline');
  expect(reports).toHaveLength(1);
  expect(await page.title()).not.toBe('taken over');
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a request for a file of an earlier build returns 404 instead of a page', async () => {
  const { status } = await fetch(new URL('/assets/none.js', emulatorAddress('WEB_URL')));

  expect(status).toBe(404);
});

test.describe('every page', () => {
  for (const path of ['/', '/belief-wall', '/dashboard', '/assets/none.js']) {
    test(`at ${path} is served with the policy`, async () => {
      const { headers } = await fetch(new URL(path, emulatorAddress('WEB_URL')));

      const policy = headers.get('content-security-policy') ?? '';
      const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
      expect(scripts).toContain("'self'");
      expect(policy).not.toContain('unsafe-eval');
      expect(scripts).not.toContain('unsafe-inline');
      expect(policy).toContain("object-src 'none'; base-uri 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}$/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('permissions-policy')).toContain('microphone=(self)');
    });
  }
});

test.describe('under the content security policy', () => {
  test('a visitor submits a recording and reads the public pages without a violation', async ({ visit }) => {
    const { page, errors } = await visit('/daily-content');
    const reports = await collectReports(page);
    await page.goto('/');
    await page.getByRole('textbox', { name: 'Prayer request' }).fill('For my mother.');
    await page.getByRole('textbox', { name: 'First name' }).fill('Ruth');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Meyer');
    await record(page);
    await page.getByRole('button', { name: 'Submit Prayer Request' }).click();
    await heading(page, 'Prayer request submitted').waitFor();
    for (const [path, name] of [
      ['/belief-wall', 'Belief Wall'],
      ['/daily-content', 'Daily Prompts & Scripture Feed'],
      ['/prayer-circles', 'Prayer Circles'],
    ] as const) {
      await page.goto(path);
      await heading(page, name).waitFor();
      await isLoaded(page);
    }
    expect(errors).toEqual([]);
    await expectNoViolation(page, reports);
  });

  test('a leader goes through the staff bar without a violation', async ({ signIn }) => {
    const { page, errors } = await signIn('leadership');
    const reports = await collectReports(page);
    await page.reload();
    await heading(page, 'Prayer Team Dashboard').waitFor();
    const links = page.getByRole('navigation', { name: 'Staff' }).getByRole('link');
    for (const [link, name] of [
      ['User Management', 'User Management'],
      ['Communication', 'Communication Distribution'],
      ['Home', 'Prayer Team Dashboard'],
    ] as const) {
      await links.filter({ hasText: link }).click();
      await heading(page, name).waitFor();
      await isLoaded(page);
    }
    await expect(links).toHaveCount(3);
    expect(errors).toEqual([]);
    await expectNoViolation(page, reports);
  });

  test("the database SDK's check for a lost connection causes no violation", async ({ signIn }) => {
    const { page } = await signIn('prayer_team');
    const reports = await collectReports(page);
    await page.reload();
    await heading(page, 'Prayer Team Dashboard').waitFor();

    const looked = page.waitForRequest((request) => new URL(request.url()).host === 'www.google.com');
    await page.context().setOffline(true);
    await looked;

    await page.getByText('You’re offline.').first().waitFor();
    await expectNoViolation(page, reports);
  });
});
