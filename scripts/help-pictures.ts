import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@prayer-community/i18n/language';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { startChromium } from '../tests/support/chromium.ts';
import { localBackends } from '../tests/support/local-backends.ts';
import { signedInState } from '../tests/support/stored-session.ts';
import { visit } from '../tests/support/visit.ts';
import { findChromium, inspectBrowserMachine } from '../tools/chromium/find-chromium.ts';
import { CACHE_FOLDER, REPOSITORY } from '../tools/project.ts';
import { type HelpTopic, PICTURE_SIZE, picturePath } from '../web/src/ui/help/help-topic.ts';
import { seedBackend } from './demo-data/seed-backend.ts';
import { DEMO_STAFF } from './demo-data/staff.ts';
import { type Shot, shotsOf, type Viewer } from './help-pictures/shots.ts';
import { storeForPictures } from './help-pictures/stored-addresses.ts';

const SITE = join(REPOSITORY, 'web', 'public');
/** Tall enough that no screen has to scroll. */
const WINDOW = { width: PICTURE_SIZE.width, height: 1600 };
/** Makes the pictures independent of the name and logo of a community. */
const HIDES_IDENTITY = '[data-community-name], [data-community-mark] { visibility: hidden !important }';
const FILLS_WINDOW: readonly HelpTopic[] = ['prayer-session'];
const MARGIN_PX = 12;
const QUALITY = 80;

const wanted = process.argv.slice(2);
const [LEADER, DANIEL] = DEMO_STAFF;
const folder = join(CACHE_FOLDER, `help-pictures-${process.pid}`);
process.env.CHROMIUM_PATH = await findChromium(inspectBrowserMachine(process.env));
const browser = await startChromium();
const backend = await localBackends(folder)('0');
Object.assign(process.env, backend.environment);
try {
  await seedBackend(backend.environment);
  await storeForPictures();
  const shots = shotsOf(browser);
  mkdirSync(join(SITE, 'help-pictures'), { recursive: true });
  for (const topic of (Object.keys(shots) as HelpTopic[]).filter(isWanted)) {
    for (const language of LANGUAGES) {
      await store(browser, topic, shots[topic], language);
    }
  }
} finally {
  await browser.close();
  await backend.stop();
}

function isWanted(topic: HelpTopic): boolean {
  return wanted.length === 0 || wanted.includes(topic);
}

/** If one picture fails, the others are still taken. */
async function store(browser: Browser, topic: HelpTopic, shot: Shot, language: Language): Promise<void> {
  try {
    const picture = await take(browser, topic, shot, language);
    writeFileSync(join(SITE, picturePath(topic, language)), picture);
    console.log(`${picturePath(topic, language)}: ${(picture.length / 1000).toFixed(1)} kB`);
  } catch (error) {
    console.error(`${picturePath(topic, language)} was not taken`, error);
    process.exitCode = 1;
  }
}

async function take(browser: Browser, topic: HelpTopic, shot: Shot, language: Language): Promise<Buffer> {
  const [path, viewer, top, until = top] = shot;
  const { page, leave } = await visit(browser, typeof path === 'string' ? path : await path(), {
    locale: language,
    viewport: FILLS_WINDOW.includes(topic) ? PICTURE_SIZE : WINDOW,
    deviceScaleFactor: 2,
    ...(await stateOf(viewer)),
  });
  try {
    const from = page.locator(top).first();
    await from.waitFor();
    await page.locator(until).first().waitFor();
    await page.addStyleTag({ content: HIDES_IDENTITY });
    await page.evaluate(() => document.fonts.ready);
    const topPx = (await from.boundingBox())?.y ?? 0;
    const devtools = await page.context().newCDPSession(page);
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      clip: { x: 0, y: Math.max(0, topPx - MARGIN_PX), ...PICTURE_SIZE, scale: 1 },
    });
    return Buffer.from(data, 'base64');
  } finally {
    await leave();
  }
}

async function stateOf(viewer: Viewer): Promise<BrowserContextOptions> {
  switch (viewer) {
    case 'visitor':
      return {};
    case 'team':
      return { storageState: await signedInState(DANIEL.uid) };
    case 'leader':
      return { storageState: await signedInState(LEADER.uid) };
  }
}
