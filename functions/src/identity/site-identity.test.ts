import { COLLECTIONS } from '@prayer-community/domain/collections';
import { accentColors } from '@prayer-community/domain/settings/accent-colors';
import { identitySettingsSchema } from '@prayer-community/domain/settings/identity';
import {
  prayerSessionSettingsSchema,
  requesterSettingsSchema,
  safetySettingsSchema,
  siteSettingsSchema,
} from '@prayer-community/domain/settings/settings';
import {
  DEFAULT_IDENTITY,
  MANIFEST_PATH,
  SITE_IDENTITY_PATH,
} from '@prayer-community/domain/settings/site-identity';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { signInLinkMail } from '../link-sign-in/sign-in-link-mail.ts';
import { sendMail } from '../messaging/mail.ts';
import { randomEmail } from '../testing/circle-member.ts';
import { mailTo } from '../testing/fake-providers.ts';
import { emulatorAddress, testFirestore } from '../testing/test-backend.ts';

const settings = () => testFirestore().collection(COLLECTIONS.settings).doc('identity');

const answer = (path: string) => fetch(new URL(path, `http://${emulatorAddress('FUNCTIONS_EMULATOR_HOST')}`));

beforeEach(async () => {
  await settings().delete();
});

it('the site identity has the product’s name and colors until leadership chooses others', async () => {
  const response = await answer(SITE_IDENTITY_PATH);

  expect(await response.json()).toEqual(DEFAULT_IDENTITY);
  expect(response.headers.get('cache-control')).toContain('s-maxage=60');
});

it('the site identity includes which parts of the site leadership turned off', async () => {
  const screens = testFirestore().collection(COLLECTIONS.settings).doc('screens');
  await screens.set({ prayer_circles: false, daily_content: true, insights: false });
  onTestFinished(async () => void (await screens.delete()));

  expect(await (await answer(SITE_IDENTITY_PATH)).json()).toMatchObject({
    screens: { prayer_circles: false, daily_content: true, insights: false },
  });
});

it.each([
  { name: 'site', settings: siteSettingsSchema.parse({ sends_later: false }), off: 'sends_later' },
  { name: 'site', settings: siteSettingsSchema.parse({ in_spanish: false }), off: 'in_spanish' },
  {
    name: 'prayer_sessions',
    settings: prayerSessionSettingsSchema.parse({ on_wall: false }),
    off: 'sessions_on_wall',
  },
])(
  'the site identity includes what leadership turned off in $name: $off',
  async ({ name, settings, off }) => {
    const chosen = testFirestore().collection(COLLECTIONS.settings).doc(name);
    await chosen.set(settings);
    onTestFinished(async () => void (await chosen.delete()));

    expect(await (await answer(SITE_IDENTITY_PATH)).json()).toEqual({ ...DEFAULT_IDENTITY, [off]: false });
  },
);

it.each([
  { name: 'requesters', settings: requesterSettingsSchema.parse({ asks_gender: false }), asked: 'consent' },
  { name: 'safety', settings: safetySettingsSchema.parse({ asks_consent: false }), asked: 'gender' },
])('the site identity includes what the form asks: only $asked', async ({ name, settings, asked }) => {
  const chosen = testFirestore().collection(COLLECTIONS.settings).doc(name);
  await chosen.set(settings);
  onTestFinished(async () => void (await chosen.delete()));

  expect(await (await answer(SITE_IDENTITY_PATH)).json()).toMatchObject({
    asks: { gender: false, consent: false, [asked]: true },
  });
});

it('the community’s identity appears on pages, in the web manifest and in emails', async () => {
  const chosen = { name: 'Grace Church', short_name: 'Grace', color: '#00ff00', phone: '+1 555 000 1000' };
  await settings().set(identitySettingsSchema.parse(chosen));
  const accent = accentColors('#00ff00');

  expect(await (await answer(SITE_IDENTITY_PATH)).json()).toEqual({
    ...DEFAULT_IDENTITY,
    name: 'Grace Church',
    phone: '+1 555 000 1000',
    accent,
  });
  const manifest = await answer(MANIFEST_PATH);
  expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
  expect(await manifest.json()).toMatchObject({
    name: 'Grace Church',
    short_name: 'Grace',
    theme_color: accent.light.main,
  });

  const address = randomEmail();
  await sendMail(signInLinkMail(address, 'https://prayer.example.org/sign-in', 'en'));
  const mail = await mailTo(address);
  expect(mail.subject).toBe('Your Grace Church sign-in link');
  expect(mail.text).toContain('--\nGrace Church\n');
});
