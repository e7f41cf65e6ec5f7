import type { StaffRole } from '@prayer-community/domain/profile';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { startChromium } from './chromium.ts';
import { type StaffVisit, staffVisit } from './staff-visit.ts';
import { type Visit, type VisitOptions, visit } from './visit.ts';

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
    if (task.result?.state === 'fail') {
      await Promise.all(leaving.map(tellWhatWasShown));
    }
    await Promise.all(leaving.map(({ leave }) => leave()));
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

/** A journey that fails where nobody looks on says what was on the screen then. */
async function tellWhatWasShown({ page, errors }: Visit): Promise<void> {
  if (page.isClosed()) {
    return;
  }
  const shown = await page.locator('body').ariaSnapshot();
  console.error([page.url(), ...errors, shown].join('\n'));
}
