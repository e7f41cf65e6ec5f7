import { COLLECTIONS } from '@prayer-community/domain/collections';
import { refusal } from '@prayer-community/domain/refusal';
import { identitySettingsSchema } from '@prayer-community/domain/settings/identity';
import { LOGO_REFUSALS, logoUrl } from '@prayer-community/domain/settings/logo';
import { ICON_PATH, MANIFEST_PATH, TOUCH_ICON_PATH } from '@prayer-community/domain/settings/site-identity';
import { MEMBER_REFUSALS } from '@prayer-community/domain/staff/team-member';
import { t } from '@prayer-community/i18n/text';
import { beforeEach, expect, it } from 'vitest';
import { callWithAnything, resultOf } from '../testing/call-function.ts';
import { staffIdToken } from '../testing/id-token.ts';
import { pngFile } from '../testing/png-file.ts';
import { createStaffMember } from '../testing/staff-member.ts';
import { emulatorAddress, testFirestore } from '../testing/test-backend.ts';
import { cleanPng } from './clean-png.ts';

const settings = () => testFirestore().collection(COLLECTIONS.settings).doc('identity');

const answer = (path: string) =>
  fetch(new URL(path, `http://${emulatorAddress('FUNCTIONS_EMULATOR_HOST')}`), { redirect: 'manual' });

const png = (width: number, height: number) =>
  pngFile({ width, height, comment: 'made by Ruth' }).toString('base64');

const IMAGES = {
  mark: png(144, 96),
  'icon-192': png(192, 192),
  'icon-512': png(512, 512),
  'maskable-512': png(512, 512),
};

const tokenOf = async (role: 'leadership' | 'prayer_team') =>
  staffIdToken((await createStaffMember(role)).uid);

beforeEach(async () => {
  await settings().delete();
});

it('storeLogo stores only the pixels of a logo, and the icons and manifest then use it', async () => {
  const stored = await resultOf('storeLogo', { images: IMAGES }, { idToken: await tokenOf('leadership') });
  const logo = 'logo' in stored ? stored.logo : null;
  expect(logo).toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/), width: 144 });
  expect(await answer(ICON_PATH)).toMatchObject({ status: 302 });
  await settings().set(identitySettingsSchema.parse({ logo }));

  const id = logo?.id ?? '';
  const image = await answer(logoUrl(id, 'mark'));
  expect(image.headers.get('content-type')).toBe('image/png');
  expect(image.headers.get('cache-control')).toContain('immutable');
  const bytes = Buffer.from(await image.arrayBuffer());
  expect(bytes).toEqual(cleanPng(Buffer.from(IMAGES.mark, 'base64'), 512)?.bytes);
  expect(bytes.includes('Ruth')).toBe(false);

  expect((await answer(ICON_PATH)).headers.get('location')).toBe(logoUrl(id, 'icon-192'));
  expect((await answer(TOUCH_ICON_PATH)).headers.get('location')).toBe(logoUrl(id, 'maskable-512'));
  expect(await (await answer(MANIFEST_PATH)).json()).toMatchObject({
    icons: [
      { src: logoUrl(id, 'icon-192'), sizes: '192x192' },
      { src: logoUrl(id, 'icon-512'), sizes: '512x512' },
      { src: logoUrl(id, 'maskable-512'), purpose: 'maskable' },
    ],
  });
});

it.each([
  ['with an SVG instead of a PNG', { ...IMAGES, mark: Buffer.from('<svg/>').toString('base64') }],
  ['with the wrong dimensions', { ...IMAGES, 'icon-192': png(191, 192) }],
  ['that are too wide for a header', { ...IMAGES, mark: png(289, 96) }],
])('storeLogo rejects images %s', async (_what, images) => {
  const stored = await resultOf('storeLogo', { images }, { idToken: await tokenOf('leadership') });

  expect(stored).toEqual(refusal(LOGO_REFUSALS.unreadable));
});

it('storeLogo is allowed only for leadership', async () => {
  for (const idToken of [undefined, await tokenOf('prayer_team')]) {
    expect(await callWithAnything('storeLogo', { images: IMAGES }, { idToken })).toMatchObject({
      error: { status: 'PERMISSION_DENIED', message: t(MEMBER_REFUSALS.leadershipRequired) },
    });
  }
});

it.each([logoUrl('0'.repeat(32), 'mark'), '/identity/logo/../secret.png', '/identity/other'])(
  '%s is not found, and the response is not cached',
  async (path) => {
    const response = await answer(path);

    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  },
);
