import { randomUUID } from 'node:crypto';
import { DEFAULT_REPLY_TEMPLATES } from '@prayer-community/domain/settings/reply-templates';
import { reminderSettingsSchema } from '@prayer-community/domain/settings/settings';
import type { Page } from 'playwright-core';
import { reminderSettings } from '../../functions/src/data/settings.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { openCard } from '../support/dashboard-page.ts';
import { storeRequest, storeRequests } from '../support/stored-request.ts';
import { LAPTOP, PHONE } from '../support/visit.ts';
import { expect, test } from './fixtures.ts';

const DEVICES = { 'on a laptop': LAPTOP, 'on a phone': PHONE };
const [, PRAYED = ''] = DEFAULT_REPLY_TEMPLATES.en;

interface Task {
  readonly name: string;
  /** Clicks, and keys that type no text. */
  readonly inputs: number;
  /** Stores the data for the task, and returns a function that performs it. */
  prepare(): Promise<(page: Page) => Promise<void>>;
}

const TASKS: readonly Task[] = [
  {
    name: 'take a request and write a note',
    inputs: 4,
    async prepare() {
      const { requester } = await storeRequest();
      return async (page) => {
        const card = await openCard(page, requester);
        await card.getByRole('button', { name: 'Take It' }).click();
        await page.getByText('The request is assigned to you.').waitFor();
        await card.getByLabel('Add a note').click();
        await page.keyboard.type('Called her; we pray on Sunday.');
        await card.getByRole('button', { name: 'Post Note' }).click();
        await card.getByText('Called her; we pray on Sunday.').waitFor();
      };
    },
  },
  {
    name: 'answer with a template',
    inputs: 4,
    async prepare() {
      const { requester } = await storeRequest();
      return async (page) => {
        const card = await openCard(page, requester);
        await card.getByRole('button', { name: 'Reply', exact: true }).click();
        await card.getByRole('button', { name: PRAYED }).click();
        await card.getByRole('button', { name: 'Send Reply' }).click();
        await page.getByText('Reply sent').waitFor();
      };
    },
  },
  {
    name: 'find the oldest open request by phone number',
    inputs: 3,
    async prepare() {
      const requester = `Naomi ${randomUUID().slice(0, 8)}`;
      await storeRequest({
        contact_info: { first_name: 'Naomi', last_name: null, phone: '+34 612 34 56 78', email: null },
        requester_display: requester,
        created_at: new Date('2026-01-05'),
      });
      return async (page) => {
        const field = page.getByRole('searchbox', { name: 'Search requests' });
        const opening = page.getByRole('button', { name: 'Search', exact: true });
        await ((await field.isVisible()) ? field : opening).click();
        await page.keyboard.type('612 345 678');
        await page.keyboard.press('Enter');
        const card = await openCard(page, requester);
        await card.getByRole('link', { name: '+34 612 34 56 78' }).waitFor();
      };
    },
  },
];

for (const { name, inputs: most, prepare } of TASKS) {
  test(`a volunteer needs at most ${most} clicks and keys to ${name}`, async ({ signIn }) => {
    await reminderSettings.ref(testFirestore()).set(reminderSettingsSchema.parse({ team_may_claim: true }));
    await storeRequests(60);
    for (const [device, viewport] of Object.entries(DEVICES)) {
      const perform = await prepare();
      const { page, leave } = await signIn('prayer_team', { viewport });
      await page.getByRole('heading', { name: /^To Take/ }).waitFor();
      const inputs = await countInputs(page);
      const startedAtMs = performance.now();

      await perform(page);

      const seconds = (performance.now() - startedAtMs) / 1000;
      const { clicks, keys } = await inputs.jsonValue();
      console.log(`${name}, ${device}: ${clicks} clicks, ${keys} keys, ${seconds.toFixed(1)} s`);
      expect(clicks + keys).toBeLessThanOrEqual(most);
      expect(clicks).toBeGreaterThan(0);
      await leave();
    }
  });
}

/** Counts clicks, and keys that type no text, from now on. */
function countInputs(page: Page) {
  return page.evaluateHandle(() => {
    const inputs = { clicks: 0, keys: 0 };
    window.addEventListener('pointerdown', () => (inputs.clicks += 1), true);
    window.addEventListener('keydown', ({ key }) => (inputs.keys += key.length > 1 ? 1 : 0), true);
    return inputs;
  });
}
