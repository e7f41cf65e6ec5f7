/**
 * Visits the three public pages and a leader's dashboard several times each with Lighthouse as a mobile phone, and
 * prints the visit with the median performance score. The phone is as slow as Lighthouse's phone next to a fast
 * desktop, regardless of the speed of this machine. Fails if a score is below its budget. Starts its own backend.
 *   npm run bench:lighthouse [-- VISITS]
 */
import { constants, setPriority } from 'node:os';
import { launch } from 'chrome-launcher';
import { chromium } from 'playwright-core';
import { signedInSession } from '../../tests/support/stored-session.ts';
import { findChromium, inspectBrowserMachine } from '../../tools/chromium/find-chromium.ts';
import { LOCAL_HOST } from '../../tools/project.ts';
import { startCommunityBackend } from '../harness/community-backend.ts';
import { quantile } from '../harness/quantile.ts';
import { storedMember } from '../harness/stored-community.ts';
import { type Audit, audit, CATEGORIES, type Category, slowDownFor } from './audit.ts';
import { serveOverHttp2 } from './hosting-over-http2.ts';

const VISITS = 3;
const CHROMIUM_FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu'];

const PUBLIC = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 95 } as const;

/** The dashboard is never the first page of a visit: it is behind a sign-in, and crawlers have no reason to visit it. */
const PAGES: readonly { path: string; least: Partial<Record<Category, number>> }[] = [
  { path: '/', least: PUBLIC },
  { path: '/belief-wall', least: PUBLIC },
  { path: '/daily-content', least: PUBLIC },
  { path: '/prayerteam/dashboard', least: { performance: 55, accessibility: 100, 'best-practices': 95 } },
];

const visits = Number(process.argv[2] ?? VISITS);
const chromePath = await findChromium(inspectBrowserMachine(process.env));
const site = await serveOverHttp2();
const chrome = await launch({ chromePath, chromeFlags: [...CHROMIUM_FLAGS, site.chromiumFlag] });
// A phone does not share its processor with a server. Processes started from here on yield to the browser.
setPriority(constants.priority.PRIORITY_LOW);
const backend = await startCommunityBackend('bench-lighthouse');
try {
  await signInLeader();
  const slowDown = await calibrate();
  const audits: Record<string, Audit> = {};
  for (const { path } of PAGES) {
    audits[path] = await visit(path, slowDown);
    console.log(`${path}: ${JSON.stringify(audits[path].scores)}`);
  }
  report(audits);
} finally {
  chrome.kill();
  site.stop();
  await backend.stop();
}

/**
 * Signs in one of the stored leaders in the browser profile that Lighthouse uses. Runs before the audits because two
 * programs that control the browser at once interfere with each other.
 */
async function signInLeader(): Promise<void> {
  const session = await signedInSession(await storedMember('leadership'));
  const browser = await chromium.connectOverCDP(`http://${LOCAL_HOST}:${chrome.port}`);
  const [profile] = browser.contexts();
  if (profile === undefined) {
    throw new Error('Chromium has no profile');
  }
  const page = await profile.newPage();
  await page.goto(`${site.url}/icon.svg`);
  await page.evaluate(({ name, value }) => localStorage.setItem(name, value), session);
  await page.close();
  await browser.close();
}

async function calibrate(): Promise<number> {
  const { power } = await audit(site.url, chrome.port, ['performance']);
  const slowDown = slowDownFor(power);
  console.log(`This machine's power is ${power}: the phone is ${slowDown.toFixed(2)} times slower`);
  return slowDown;
}

async function visit(path: string, slowDown: number): Promise<Audit> {
  const audits: Audit[] = [];
  for (let visited = 0; visited < visits; visited += 1) {
    audits.push(await audit(site.url + path, chrome.port, CATEGORIES, slowDown));
  }
  return quantile(audits, 0.5, ({ scores }) => scores.performance);
}

function report(audits: Readonly<Record<string, Audit>>): void {
  const rows = Object.entries(audits).map(([path, { scores, ...facts }]) => [
    path,
    {
      ...scores,
      'largest paint (ms)': Math.round(facts.largestPaintMs),
      'blocked (ms)': Math.round(facts.blockedMs),
      'layout shift': Number(facts.layoutShift.toFixed(3)),
    },
  ]);
  console.table(Object.fromEntries(rows));
  for (const [path, { faults }] of Object.entries(audits)) {
    for (const fault of faults) {
      console.log(`${path}: ${fault}`);
    }
  }
  const below = PAGES.flatMap(({ path, least }) =>
    CATEGORIES.filter((category) => (audits[path]?.scores[category] ?? 0) < (least[category] ?? 0)).map(
      (category) => `${path} ${category}`,
    ),
  );
  console.log(
    `lighthouse: ${below.length === 0 ? 'within the budget' : `below the budget: ${below.join(', ')}`}`,
  );
  process.exitCode = below.length === 0 ? 0 : 1;
}
