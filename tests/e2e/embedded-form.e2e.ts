import type { Frame } from '@playwright/test';
import { startChurchSite } from '../support/church-site.ts';
import { expect, test, wholeChromium } from './fixtures.ts';

test.use(wholeChromium);

const words = (frame: Frame | null, name = 'Prayer request') => frame?.getByRole('textbox', { name });

test("the form embedded in a church's site still loads after our site installs its service worker", {
  tag: '@strict',
}, async ({ visit }) => {
  const church = await startChurchSite();
  const { page } = await visit('/robots.txt', { serviceWorkers: 'allow' });
  await words(await church.framed(page, church.origin, '/embed'))?.waitFor();
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

  const again = await church.framed(page, church.origin, '/embed');

  expect(again).not.toBeNull();
  await words(again)?.waitFor();
  const inSpanish = await church.framed(page, church.origin, '/embed?lang=es');
  expect(inSpanish).not.toBeNull();
  await words(inSpanish, 'Petición de oración')?.waitFor();
  await church.stop();
});
