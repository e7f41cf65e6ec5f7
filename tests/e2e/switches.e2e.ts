import type { Page } from '@playwright/test';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { CHOSEN_SETTINGS, SETTINGS } from '@prayer-community/domain/settings/settings';
import * as z from 'zod';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { STAFF_SWITCHES } from '../support/switches/staff-switches.ts';
import type { Switch, SwitchedView } from '../support/switches/switch.ts';
import { VISITOR_SWITCHES } from '../support/switches/visitor-switches.ts';
import { expect, test } from './fixtures.ts';

const SWITCHES: Readonly<Record<string, Switch>> = { ...VISITOR_SWITCHES, ...STAFF_SWITCHES };

const settingsNameSchema = z.object(CHOSEN_SETTINGS).keyof();

/** Stores a setting as leadership would choose it, with defaults for the others. */
async function turn(path: string, value: unknown): Promise<void> {
  const [name, field = ''] = path.split('.');
  const document = settingsNameSchema.parse(name);
  const settings = testFirestore().collection(COLLECTIONS.settings).doc(document);
  await settings.set(SETTINGS[document].parse({ [field]: value }));
}

test('the switches cover every setting with a few values', () => {
  // `set_up` records the progress of the set-up and contains no choice of leadership.
  const { set_up: _progress, ...chosen } = CHOSEN_SETTINGS;
  const switches = Object.entries(chosen).flatMap(([name, { shape }]) =>
    Object.entries(shape)
      .map(([field, schema]) => [field, schema instanceof z.ZodNullable ? schema.unwrap() : schema] as const)
      .filter(([, schema]) => schema instanceof z.ZodBoolean || schema instanceof z.ZodEnum)
      .map(([field]) => `${name}.${field}`),
  );

  expect(Object.keys(SWITCHES).sort()).toEqual(switches.sort());
});

for (const [
  path,
  { by, locale = 'en-US', values: [on, off] = [true, false], learns, views },
] of Object.entries(SWITCHES)) {
  test(`${path} shows and hides what it should`, async ({ visit, signIn }) => {
    const come = async (): Promise<Page> =>
      (await (by === 'visitor' ? visit('/', { locale }) : signIn(by))).page;
    await turn(path, on);
    const page = await come();
    if (learns === 'on the next visit') {
      for (const view of views) {
        await expect((await view(page)).shown).toBeVisible();
      }
      await turn(path, off);
      const nextVisit = await come();
      for (const view of views) {
        await expectHidden(await view(nextVisit));
      }
      return;
    }

    for (const view of views) {
      await turn(path, on);
      const seen = await view(page);
      await expect(seen.shown).toBeVisible();
      await turn(path, off);
      if (learns === 'on reload') {
        await page.reload();
      }
      await expectHidden(seen);
    }
  });
}

async function expectHidden({ shown, instead, isKnown }: SwitchedView): Promise<void> {
  await isKnown?.();
  if (instead !== undefined) {
    await expect(instead).toBeVisible();
  }
  await expect(shown).toHaveCount(0);
}
