import { createHash } from 'node:crypto';
import { refusal } from '@prayer-community/domain/refusal';
import {
  LOGO_ICONS,
  LOGO_IMAGES,
  LOGO_REFUSALS,
  type LogoImage,
  logoFile,
  logoSchema,
  MARK_HEIGHT_PX,
  MARK_MAX_WIDTH_PX,
} from '@prayer-community/domain/settings/logo';
import { bucket } from '../platform/admin.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { requireLeader } from '../platform/require-leader.ts';
import { saveOnce } from '../platform/save-once.ts';
import { type CleanPng, cleanPng } from './clean-png.ts';

/** Enough for four images of the largest size as base64. */
const BODY_MAX_BYTES = 5 * 1024 * 1024;

/** Stores the images of a logo, each redrawn. The logo is shown once leadership selects it in `settings/identity`. */
export const storeLogo = defineCallable(
  'storeLogo',
  { memory: '512MiB', bodyMaxBytes: BODY_MAX_BYTES },
  async ({ images }, caller) => {
    const { uid } = await requireLeader(caller);
    const clean = LOGO_IMAGES.flatMap((name) => {
      const png = cleanPng(Buffer.from(images[name], 'base64'), 512);
      return png !== null && hasShapeOf(name, png) ? [{ name, png }] : [];
    });
    logOutcome('storeLogo', clean.length === LOGO_IMAGES.length ? 'stored' : 'refused', uid);
    if (clean.length < LOGO_IMAGES.length) {
      return refusal(LOGO_REFUSALS.unreadable);
    }
    const hash = createHash('sha256');
    for (const { png } of clean) {
      hash.update(png.bytes);
    }
    const id = hash.digest('hex').slice(0, 32);
    const files = await bucket();
    const store = ({ name, png }: (typeof clean)[number]) =>
      saveOnce(files.file(logoFile(id, name)), png.bytes, 'image/png');
    await Promise.all(clean.map(store));
    const width = clean.find(({ name }) => name === 'mark')?.png.width;
    return { success: true, logo: logoSchema.parse({ id, width }) };
  },
);

function hasShapeOf(name: LogoImage, { width, height }: CleanPng): boolean {
  if (name === 'mark') {
    return height === MARK_HEIGHT_PX && width >= MARK_HEIGHT_PX && width <= MARK_MAX_WIDTH_PX;
  }
  return width === LOGO_ICONS[name] && height === LOGO_ICONS[name];
}
