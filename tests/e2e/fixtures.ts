import { stat } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import type { StaffRole } from '@prayer-community/domain/staff/profile';
import { emulatorAddress, testProject } from '../../functions/src/testing/test-backend.ts';
import { chromiumFlags } from '../support/chromium.ts';
import { failureSince } from '../support/failure-since.ts';
import { type StaffVisit, type StaffVisitOptions, staffVisit } from '../support/staff-visit.ts';
import { type Visit, type VisitOptions, visit } from '../support/visit.ts';

export { expect };

/** The time a backend needs to start on a machine that also builds the web client. */
const BACKEND_START_MS = 300_000;

export interface BackendOptions {
  /** The URL at which `startJourneyBackends` provides a backend to each worker. */
  backendsUrl: string | undefined;
}

/** For journeys with notifications or service workers, which a headless shell cannot show. */
export const wholeChromium = { isWholeChromium: true };

interface Worker extends BackendOptions {
  isWholeChromium: boolean;
  /** The text size that a visitor has chosen in the browser settings. */
  textSizePx: number;
  /** The worker's backend is running, and the environment variables point to it. */
  backend: undefined;
}

/** The fixtures of a journey, in addition to those of Playwright. */
export interface Journey {
  /** Ensures that no documents or accounts of earlier journeys remain. */
  emptyBackend: undefined;
  /** Adds the error of a function that failed to the errors of a journey that failed. */
  reportsFunctionFailure: undefined;
  /** The visits of this journey so far, in order. */
  present: Visit[];
  /** Opens a path as a new visitor. */
  visit(path: string, options?: VisitOptions): Promise<Visit>;
  /** Creates a staff member and opens the dashboard or another path with them freshly signed in. */
  signIn(role: StaffRole, options?: StaffVisitOptions): Promise<StaffVisit>;
}

/** A browser journey with exclusive use of a backend while it runs. */
export const test = base.extend<Journey, Worker>({
  backendsUrl: [undefined, { option: true, scope: 'worker' }],

  backend: [
    async ({ backendsUrl }, use, { parallelIndex }) => {
      const answer = await fetch(new URL(`/${parallelIndex}`, backendsUrl));
      if (!answer.ok) {
        throw new Error(await answer.text());
      }
      Object.assign(process.env, await answer.json());
      await use(undefined);
    },
    { auto: true, scope: 'worker', timeout: BACKEND_START_MS },
  ],

  isWholeChromium: [false, { option: true, scope: 'worker' }],
  textSizePx: [16, { option: true, scope: 'worker' }],

  // Depends on `backend`, which sets how a browser reaches it.
  launchOptions: [
    async ({ backend: _, isWholeChromium, textSizePx, launchOptions }, use) => {
      const { CHROMIUM_PATH, HEADLESS_SHELL_PATH } = process.env;
      const executablePath = isWholeChromium ? CHROMIUM_PATH : (HEADLESS_SHELL_PATH ?? CHROMIUM_PATH);
      await use({
        ...launchOptions,
        executablePath,
        args: [...chromiumFlags(), `--blink-settings=defaultFontSize=${textSizePx}`],
      });
    },
    { scope: 'worker' },
  ],

  emptyBackend: [
    async ({ backend }, use) => {
      await Promise.all([
        remove('FIRESTORE_EMULATOR_HOST', 'databases/(default)/documents'),
        remove('ACCOUNTS_HOST', 'accounts'),
      ]);
      await use(backend);
    },
    { auto: true },
  ],

  reportsFunctionFailure: [
    async ({ emptyBackend }, use, testInfo) => {
      const log = emulatorAddress('BACKEND_LOG');
      const { size } = await stat(log);
      await use(emptyBackend);
      if (testInfo.status !== testInfo.expectedStatus) {
        expect(await failureSince(log, size), 'A function failed during this journey').toBeNull();
      }
    },
    { auto: true },
  ],

  present: async ({ emptyBackend: _ }, use, testInfo) => {
    const present: Visit[] = [];
    await use(present);
    const errors = present.flatMap(({ page, errors }) => errors.map((error) => `${page.url()}: ${error}`));
    if (testInfo.status !== testInfo.expectedStatus && errors.length > 0) {
      await testInfo.attach('errors of the pages', { body: errors.join('\n') });
    }
    await Promise.all(present.map(({ leave }) => leave()));
  },

  visit: async ({ browser, present }, use) => {
    await use((path, options) => remember(present, visit(browser, path, options)));
  },

  signIn: async ({ browser, present }, use) => {
    await use((role, options) => remember(present, staffVisit(browser, role, options)));
  },
});

async function remember<Someone extends Visit>(present: Visit[], coming: Promise<Someone>): Promise<Someone> {
  const visitor = await coming;
  present.push(visitor);
  return visitor;
}

/** @see https://firebase.google.com/docs/emulator-suite/connect_firestore#clear_your_database_between_tests */
async function remove(host: string, what: string): Promise<void> {
  const url = `http://${emulatorAddress(host)}/emulator/v1/projects/${testProject()}/${what}`;
  // It conflicts with a transaction of a function that an earlier journey triggered, until the transaction ends.
  await expect
    .poll(async () => (await fetch(url, { method: 'DELETE' })).status, {
      message: 'What earlier journeys left is removed',
    })
    .toBe(200);
}
