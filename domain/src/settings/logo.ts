import { type Message, message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { refusalSchema } from '../refusal.ts';
import { LOGO_PATH } from './site-identity.ts';

/** The Cloud Storage folder of logo images, with one subfolder for each logo. */
export const LOGO_FOLDER = 'logos';

/** The height in pixels of the image for headers and emails. Its width is one to three times its height. */
export const MARK_HEIGHT_PX = 96;
export const MARK_MAX_WIDTH_PX = 3 * MARK_HEIGHT_PX;

/** Maximum size of a file from which a logo is made. */
const LOGO_FILE_MAX_MB = 5;

/** The image types that browsers can draw. */
export const LOGO_FILE_TYPES = ['image/png', 'image/svg+xml', 'image/jpeg', 'image/webp'];

/** Maximum size of one uploaded logo image. A photograph of 512 by 512 pixels takes about 500 kB. */
const LOGO_IMAGE_MAX_BYTES = 768 * 1024;

/** The square images of a logo, by side length in pixels. The mark is not listed, because it may be wider. */
export const LOGO_ICONS = { 'icon-192': 192, 'icon-512': 512, 'maskable-512': 512 } as const;

export const LOGO_IMAGES = ['mark', 'icon-192', 'icon-512', 'maskable-512'] as const;

export type LogoImage = (typeof LOGO_IMAGES)[number];

/** A logo chosen by leadership: the hash of its images and the width of its mark in pixels. */
export const logoSchema = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  width: z.int().min(MARK_HEIGHT_PX).max(MARK_MAX_WIDTH_PX),
});

export type Logo = z.infer<typeof logoSchema>;

/** Base64 takes four characters for three bytes. */
const base64 = z
  .string()
  .min(1)
  .max((LOGO_IMAGE_MAX_BYTES / 3) * 4)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/);

/** The input of `storeLogo`: PNG images drawn by the leader's browser. */
export const storeLogoInputSchema = z.strictObject({
  images: z.strictObject({
    mark: base64,
    'icon-192': base64,
    'icon-512': base64,
    'maskable-512': base64,
  }),
});

export const storeLogoOutputSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), logo: logoSchema }),
  refusalSchema,
]);

export const LOGO_REFUSALS = {
  unreadable: message('We couldn’t read this picture. Please try another one.'),
  wrongType: message('Please choose a PNG, SVG, JPEG or WebP picture.'),
  tooLarge: message(`Please choose a picture smaller than ${LOGO_FILE_MAX_MB} MB.`),
} as const;

/** Returns the path of a logo image in Cloud Storage. */
export function logoFile(id: string, image: LogoImage): string {
  return `${LOGO_FOLDER}/${id}/${image}.png`;
}

/** Returns the URL of a logo image on the site. */
export function logoUrl(id: string, image: LogoImage): string {
  return `${LOGO_PATH}${id}/${image}.png`;
}

/** Returns the path in Cloud Storage of the logo image at a URL of the site. Null if there is no logo image. */
export function logoFileAt(url: string): string | null {
  const [, id = ''] = /([0-9a-f]{32})\/[a-z0-9-]+\.png$/.exec(url) ?? [];
  const image = LOGO_IMAGES.find((each) => logoUrl(id, each) === url);
  return image === undefined ? null : logoFile(id, image);
}

/** Returns why a file cannot become a logo. Null if it can. */
export function refusalOfLogo({ type, size }: { type: string; size: number }): Message | null {
  if (!LOGO_FILE_TYPES.includes(type)) {
    return LOGO_REFUSALS.wrongType;
  }
  return size > LOGO_FILE_MAX_MB * 1024 * 1024 ? LOGO_REFUSALS.tooLarge : null;
}
