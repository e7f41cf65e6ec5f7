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

/** Switches whose changes staff see at once share one visit of each role. */
const isLiveForStaff = ({ by, learns }: Switch) => by !== 'visitor' && learns === 'live';

function settingsOf(path: string) {
  const [name, field = ''] = path.split('.');
  const document = settingsNameSchema.parse(name);
  return { document, field, ref: testFirestore().collection(COLLECTIONS.settings).doc(document) };
}

/** Stores a setting as leadership would choose it, with defaults for the others. */
async function turn(path: string, value: unknown): Promise<void> {
  const { document, field, ref } = settingsOf(path);
  await ref.set(SETTINGS[document].parse({ [field]: value }));
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

for (const role of ['prayer_team', 'leadership'] as const) {
  test(`the settings show and hide what they should for ${role}, live`, async ({ signIn }) => {
    const { page } = await signIn(role);
    const switches = Object.entries(SWITCHES).filter(([, each]) => each.by === role && isLiveForStaff(each));
    for (const [path, each] of switches) {
      await test.step(path, async () => {
        // Before the visit, because the emulator may lose a change while a listener starts.
        await turn(path, each.values?.[0] ?? true);
        await page.goto('/prayerteam/dashboard');
        await expectSwitched(page, path, each);
        await settingsOf(path).ref.delete();
      });
    }
  });
}

for (const [path, each] of Object.entries(SWITCHES).filter(([, each]) => !isLiveForStaff(each))) {
  const { by, locale = 'en-US', values: [on, off] = [true, false], learns, views } = each;
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

    await expectSwitched(page, path, each);
  });
}

async function expectSwitched(
  page: Page,
  path: string,
  { values: [on, off] = [true, false], learns, views }: Switch,
): Promise<void> {
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
}

async function expectHidden({ shown, instead, isKnown }: SwitchedView): Promise<void> {
  await isKnown?.();
  if (instead !== undefined) {
    await expect(instead).toBeVisible();
  }
  await expect(shown).toHaveCount(0);
}
