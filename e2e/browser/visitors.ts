import type { StaffRole } from '@prayer-community/domain/profile';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { startChromium } from './chromium.ts';
import { type StaffVisit, staffVisit } from './staff-visit.ts';
import { type Visit, type VisitOptions, visit } from './visit.ts';

/** The end of a run shows a few hundred lines. */
const SHOWN_CHARS = 3_000;

/** Chromium for the journeys of one file, and those who come in each. */
export interface Visitors {
  readonly browser: Browser;
  /** Who came in this journey so far, in that order. */
  readonly present: readonly Visit[];
  /** Opens a path as somebody who was never there. */
  open(path: string, options?: VisitOptions): Promise<Visit>;
  /** Signs somebody of the staff in. */
  signIn(role: StaffRole, options?: VisitOptions): Promise<StaffVisit>;
}

/** Starts a browser for the journeys of one file; after each of them, whoever came leaves. */
export function visitorsOfEachJourney(start: () => Promise<Browser> = startChromium): Visitors {
  let browser: Browser;
  let present: Visit[] = [];

  beforeAll(async () => {
    browser = await start();
  });

  afterEach(async ({ task }) => {
    const leaving = present;
    present = [];
    const hasFailed = task.result?.state === 'fail';
    const shown = hasFailed ? await Promise.all(leaving.map(describeWhatIsShown)) : [];
    await Promise.all(leaving.map(({ leave }) => leave()));
    if (hasFailed) {
      // Beside its own message, so that the end of the run says it too.
      throw new Error(['What was on the screen then:', ...shown].join('\n'));
    }
  });

  afterAll(() => browser.close());

  async function remember<Someone extends Visit>(coming: Promise<Someone>): Promise<Someone> {
    const visitor = await coming;
    present.push(visitor);
    return visitor;
  }

  return {
    get browser() {
      return browser;
    },
    get present() {
      return present;
    },
    open: (path, options) => remember(visit(browser, path, options)),
    signIn: (role, options) => remember(staffVisit(browser, role, options)),
  };
}

/** Nobody looks on when a journey fails: where somebody was, the errors of the page, and the first of what stood on it. */
async function describeWhatIsShown({ page, errors }: Visit): Promise<string> {
  if (page.isClosed()) {
    return 'a page that was closed';
  }
  const shown = await page.locator('body').ariaSnapshot();
  return [page.url(), ...errors, shown.slice(0, SHOWN_CHARS)].join('\n');
}
