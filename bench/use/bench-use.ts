/**
 * Performs three tasks of the prayer team as a volunteer would, in a community of 100 requests, on a laptop and on a
 * phone: takes a request and writes a note, replies to a requester with a template, and finds a caller's request by
 * phone number. Counts clicks and keys (typing a text counts as none) and the seconds that the screens take, without
 * the user's own time. Fails if a task needs more clicks and keys than its limit. Starts its own backend.
 *   npm run bench:use
 */
import { randomUUID } from 'node:crypto';
import { DEFAULT_REPLY_TEMPLATES } from '@prayer-community/domain/settings/reply-templates';
import { reminderSettingsSchema } from '@prayer-community/domain/settings/settings';
import type { Browser, Locator, Page } from 'playwright-core';
import { reminderSettings } from '../../functions/src/data/settings.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { cardOf, rowOf } from '../../tests/support/dashboard-page.ts';
import { staffVisit } from '../../tests/support/staff-visit.ts';
import { storeRequest } from '../../tests/support/stored-request.ts';
import { LAPTOP, PHONE } from '../../tests/support/visit.ts';
import { inCommunity } from '../harness/community-backend.ts';

const [, PRAYED = ''] = DEFAULT_REPLY_TEMPLATES.en;
const SECOND_MS = 1000;

class InputCounter {
  clicks = 0;
  keys = 0;

  constructor(readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  async press(key: string): Promise<void> {
    this.keys += 1;
    await this.page.keyboard.press(key);
  }
}

interface Task {
  readonly name: string;
  readonly most: number;
  /** Stores the data for the task, and returns a function that performs it. */
  prepare(): Promise<(hands: InputCounter) => Promise<void>>;
}

async function open(hands: InputCounter, requester: string): Promise<Locator> {
  await hands.click(rowOf(hands.page, requester));
  return cardOf(hands.page, requester);
}

const TASKS: readonly Task[] = [
  {
    name: 'take a request and write a note',
    most: 4,
    async prepare() {
      const { requester } = await storeRequest();
      return async (hands) => {
        const card = await open(hands, requester);
        await hands.click(card.getByRole('button', { name: 'Take It' }));
        await hands.page.getByText('The request is assigned to you.').waitFor();
        await hands.click(card.getByLabel('Add a note'));
        await hands.page.keyboard.type('Called her; we pray on Sunday.');
        await hands.click(card.getByRole('button', { name: 'Post Note' }));
        await card.getByText('Called her; we pray on Sunday.').waitFor();
      };
    },
  },
  {
    name: 'answer back with a template',
    most: 4,
    async prepare() {
      const { requester } = await storeRequest();
      return async (hands) => {
        const card = await open(hands, requester);
        await hands.click(card.getByRole('button', { name: 'Reply', exact: true }));
        await hands.click(card.getByRole('button', { name: PRAYED }));
        await hands.click(card.getByRole('button', { name: 'Send Reply' }));
        await hands.page.getByText('Reply sent').waitFor();
      };
    },
  },
  {
    name: 'find the request of somebody by phone number',
    most: 3,
    async prepare() {
      const requester = `Naomi ${randomUUID().slice(0, 8)}`;
      await storeRequest({
        contact_info: { first_name: 'Naomi', last_name: null, phone: '+34 612 34 56 78', email: null },
        requester_display: requester,
        created_at: new Date('2026-01-05'),
      });
      return async (hands) => {
        const field = hands.page.getByRole('searchbox', { name: 'Search requests' });
        // On a phone, a button opens the field.
        await hands.click(
          (await field.isVisible()) ? field : hands.page.getByRole('button', { name: 'Search', exact: true }),
        );
        await hands.page.keyboard.type('612 345 678');
        await hands.press('Enter');
        const card = await open(hands, requester);
        await card.getByRole('link', { name: '+34 612 34 56 78' }).waitFor();
      };
    },
  },
];

await inCommunity('bench-use', async (browser) => {
  await reminderSettings.ref(testFirestore()).set(reminderSettingsSchema.parse({ team_may_claim: true }));
  for (const [device, viewport] of [
    ['on a laptop', LAPTOP],
    ['on a phone', PHONE],
  ] as const) {
    for (const task of TASKS) {
      await measure(browser, task, device, viewport);
    }
  }
});

async function measure(browser: Browser, task: Task, device: string, viewport: typeof PHONE): Promise<void> {
  const work = await task.prepare();
  const { page, leave } = await staffVisit(browser, 'prayer_team', { viewport });
  await page.getByRole('heading', { name: /^To Take/ }).waitFor();
  const hands = new InputCounter(page);
  const startedAt = performance.now();
  await work(hands);
  const seconds = (performance.now() - startedAt) / SECOND_MS;
  await leave();
  const { clicks, keys } = hands;
  console.log(`${task.name}, ${device}: ${clicks} clicks, ${keys} keys, ${seconds.toFixed(1)} s`);
  if (clicks + keys > task.most) {
    console.log(`more than ${task.most}: ${task.name}`);
    process.exitCode = 1;
  }
}
