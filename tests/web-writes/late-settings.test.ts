import { COLLECTIONS } from '@prayer-community/domain/collections';
import { PRESET_CHOICES } from '@prayer-community/domain/settings/presets';
import { SETTINGS, type SettingsName } from '@prayer-community/domain/settings/settings';
import { disableNetwork, enableNetwork, terminate } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createStaffMember } from '../../functions/src/testing/staff-member.ts';
import { emulatorAddress, testFirestore } from '../../functions/src/testing/test-backend.ts';
import { signInWebClient } from './web-client.ts';

const settings = (name: SettingsName) => testFirestore().collection(COLLECTIONS.settings).doc(name);
const stored = async (name: SettingsName) => (await settings(name).get()).data();

beforeAll(async () => {
  await signInWebClient(await createStaffMember('leadership'), emulatorAddress('FIRESTORE_EMULATOR_HOST'));
});

beforeEach(async () => {
  await Promise.all((['privacy', 'reminders', 'set_up'] as const).map((name) => settings(name).delete()));
});

afterAll(async () => {
  const { firestore } = await import('../../web/src/firebase/firestore-sdk.ts');
  await terminate(firestore);
});

/** Saves without a connection, and reconnects after another leader has stored something. */
async function savingLate(save: () => Promise<void>, meanwhile: () => Promise<unknown>): Promise<void> {
  const { firestore } = await import('../../web/src/firebase/firestore-sdk.ts');
  await disableNetwork(firestore);
  const saved = save();
  await meanwhile();
  await enableNetwork(firestore);
  await saved;
}

it('a setting that is saved late leaves what another leader chose meanwhile', async () => {
  const { saveSettings } = await import('../../web/src/features/settings/save-settings.ts');
  await settings('privacy').set(SETTINGS.privacy.parse({ retention_days: 30 }));

  await savingLate(
    () => saveSettings('privacy', { session_hours: 8 }),
    () => settings('privacy').update({ retention_days: 0 }),
  );

  expect(await stored('privacy')).toEqual(SETTINGS.privacy.parse({ retention_days: 0, session_hours: 8 }));
});

it('a first setting that is saved late adds to what another leader chose meanwhile', async () => {
  const { saveSettings } = await import('../../web/src/features/settings/save-settings.ts');

  await savingLate(
    () => saveSettings('privacy', { session_hours: 8 }),
    () => settings('privacy').set({ retention_days: 90 }),
  );

  expect(await stored('privacy')).toEqual({ retention_days: 90, session_hours: 8 });
});

it('a preset that is saved late stores only the settings that it changes', async () => {
  const { savePreset } = await import('../../web/src/features/settings/presets/save-preset.ts');
  const { large } = PRESET_CHOICES;
  const all = {
    ...large,
    privacy: { ...SETTINGS.privacy.parse({}), ...large.privacy },
    reminders: { ...SETTINGS.reminders.parse({}), ...large.reminders },
    safety: { ...SETTINGS.safety.parse({}), ...large.safety },
    replies: { ...SETTINGS.replies.parse({}), ...large.replies },
  };

  await savingLate(
    () => savePreset(all, ['reminders.by_urgency'], { preset: 'large' }),
    () => settings('reminders').set({ time_zone: 'Europe/London' }),
  );

  expect(await stored('reminders')).toEqual({ time_zone: 'Europe/London', by_urgency: true });
  expect(await stored('set_up')).toEqual({ preset: 'large' });
});

it('the outcome of a setup question leaves those of others that were stored meanwhile', async () => {
  const { saveSetUp } = await import('../../web/src/features/settings/set-up/save-set-up.ts');

  await savingLate(
    () => saveSetUp({ questions: { people: 'answered' } }),
    () => settings('set_up').set({ state: 'begun', questions: { region: 'skipped' } }),
  );

  expect(await stored('set_up')).toEqual({
    state: 'begun',
    questions: { region: 'skipped', people: 'answered' },
  });
});
