/**
 * Opens the main screens on a phone and on a desktop over a slow network, and sums how far visible content moves when the
 * rest arrives: Chromium's layout shifts (https://web.dev/articles/cls). Fails above 0.1, the limit for a good page.
 * The community has its own name, logo and colors, which arrive as late as everything else on a first visit. Starts its
 * own backend.
 *   npm run bench:shifts [-- SCREEN…]
 */
import { setTimeout as delay } from 'node:timers/promises';
import { chosenIdentity } from '@prayer-community/domain/settings/chosen-identity';
import { identitySettingsSchema } from '@prayer-community/domain/settings/identity';
import {
  DEFAULT_IDENTITY,
  LOGO_PATH,
  SITE_IDENTITY_PATH,
} from '@prayer-community/domain/settings/site-identity';
import type { Browser, Page, ViewportSize } from 'playwright-core';
import * as z from 'zod';
import { identitySettings } from '../../functions/src/data/settings.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { DESKTOP, PHONE, visit } from '../../tests/support/visit.ts';
import { inCommunity } from '../harness/community-backend.ts';
import { memberScenes, publicScenes, type Scene, staffScenes } from '../runtime/scenes.ts';

const MOST = 0.1;
/** Delay added to every request except the one for the page itself. */
const LATE_MS = 300;
/** Time within which every screen is completely drawn. */
const RENDERED_WITHIN_MS = 8_000;

const IDENTITY = identitySettingsSchema.parse({
  name: 'Iglesia Bautista Vida Nueva San Antonio',
  color: '#00ff00',
  address: '100 Main Street, San Antonio, TX 78205',
  phone: '+1 555 000 1000',
  website: 'https://vidanueva.example',
  welcome: { en: 'You are not alone: we pray for you every day.', es: null },
  logo: { id: '0'.repeat(32), width: 288 },
});

const shiftsSchema = z.array(z.object({ value: z.number() }));
type Navigation = Pick<Scene, 'screen' | 'path' | 'session'>;

const chosen = process.argv.slice(2);
let over = 0;
await inCommunity('bench-shifts', async (browser) => {
  await identitySettings.ref(testFirestore()).set(IDENTITY);
  const navigations = (await allNavigations()).filter(
    ({ screen }) => chosen.length === 0 || chosen.some((part) => screen.includes(part)),
  );
  for (const navigation of navigations) {
    const phone = await shiftOf(browser, navigation, PHONE);
    const desk = await shiftOf(browser, navigation, DESKTOP);
    console.log(`${phone.toFixed(3)} on a phone, ${desk.toFixed(3)} on a desk: ${navigation.screen}`);
    over += Math.max(phone, desk) > MOST ? 1 : 0;
  }
  console.log(`shifts: ${navigations.length} screens, ${over} over ${MOST}`);
});
process.exitCode = over === 0 ? 0 : 1;

async function allNavigations(): Promise<Navigation[]> {
  const staff = await staffScenes();
  const session = staff[0]?.session;
  return [
    ...(await publicScenes()),
    { screen: 'daily content', path: '/daily-content' },
    { screen: 'session of the wall', path: '/belief-wall/session' },
    ...(await memberScenes()),
    ...staff,
    { screen: 'insights', path: '/prayerteam/insights', session },
    { screen: 'session of the team', path: '/prayerteam/session', session },
  ];
}

async function late(answer: () => Promise<void>): Promise<void> {
  await delay(LATE_MS);
  await answer();
}

async function shiftOf(
  browser: Browser,
  { path, session }: Navigation,
  viewport: ViewportSize,
): Promise<number> {
  const { page, leave } = await visit(browser, '/status', { viewport, storageState: session });
  await page.evaluate(() => window.localStorage.removeItem('prayer-community.identity'));
  await page.route('**/*', async (route) => {
    await (route.request().isNavigationRequest() ? route.continue() : late(() => route.continue()));
  });
  // The function that serves these is not part of this backend.
  await page.route(`**${SITE_IDENTITY_PATH}`, (route) =>
    late(() => route.fulfill({ json: { ...DEFAULT_IDENTITY, ...chosenIdentity(IDENTITY) } })),
  );
  await page.route(`**${LOGO_PATH}**`, (route) =>
    late(() => route.fulfill({ path: 'web/public/icon-192.png' })),
  );
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await delay(RENDERED_WITHIN_MS);
  const total = await shiftSoFar(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await leave();
  return total;
}

/**
 * Returns the sum of all shifts since the page was opened. It is never less than the official score, which covers only
 * the worst few seconds.
 */
async function shiftSoFar(page: Page): Promise<number> {
  const shifts = await page.evaluate(
    () =>
      new Promise((resolve) => {
        // Without any shift, the observer is never called.
        setTimeout(() => resolve([]), 500);
        new PerformanceObserver((list) => resolve(list.getEntries().map((entry) => entry.toJSON()))).observe({
          type: 'layout-shift',
          buffered: true,
        });
      }),
  );
  return shiftsSchema.parse(shifts).reduce((sum, { value }) => sum + value, 0);
}
