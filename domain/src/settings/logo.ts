import { type Message, message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { refusalSchema } from '../refusal.ts';
import { LOGO_PATH } from './site-identity.ts';

/** Where the images of logos are, in the file store, a folder for each logo. */
export const LOGO_FOLDER = 'logos';

/** The height of the image for headers and mails, in pixels; it is as wide as high, or up to three times as wide. */
export const MARK_HEIGHT_PX = 96;
export const MARK_MAX_WIDTH_PX = 3 * MARK_HEIGHT_PX;

/** Largest file that is made into a logo. */
export const LOGO_FILE_MAX_BYTES = 5 * 1024 * 1024;

/** What browsers draw. */
export const LOGO_FILE_TYPES = ['image/png', 'image/svg+xml', 'image/jpeg', 'image/webp'];

/** Largest of a logo's images as it is sent; 512 by 512 pixels of a photograph take some 500 kB. */
export const LOGO_IMAGE_MAX_BYTES = 768 * 1024;

/** The square images of a logo, by their sides in pixels; the mark is the one that is not square. */
export const LOGO_ICONS = { 'icon-192': 192, 'icon-512': 512, 'maskable-512': 512 } as const;

export const LOGO_IMAGES = ['mark', 'icon-192', 'icon-512', 'maskable-512'] as const;

export type LogoImage = (typeof LOGO_IMAGES)[number];

/** A logo that leadership chose: the hash of its images, and how wide its mark is. */
export const logoSchema = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  width: z.int().min(MARK_HEIGHT_PX).max(MARK_MAX_WIDTH_PX),
});

export type Logo = z.infer<typeof logoSchema>;

/** Four characters for three bytes. */
const base64 = z
  .string()
  .min(1)
  .max((LOGO_IMAGE_MAX_BYTES / 3) * 4)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/);

/** `storeLogo`: PNG images that the leader's browser drew. */
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
  tooLarge: message('Please choose a picture smaller than 5 MB.'),
} as const;

/** Where an image of a logo is in the file store. */
export function logoFile(id: string, image: LogoImage): string {
  return `${LOGO_FOLDER}/${id}/${image}.png`;
}

/** Where pages find an image of a logo. */
export function logoAddress(id: string, image: LogoImage): string {
  return `${LOGO_PATH}${id}/${image}.png`;
}

/** The logo's image at an address of the site, as a file of the file store; null where it is none. */
export function logoFileAt(address: string): string | null {
  const [, id = ''] = /([0-9a-f]{32})\/[a-z0-9-]+\.png$/.exec(address) ?? [];
  const image = LOGO_IMAGES.find((each) => logoAddress(id, each) === address);
  return image === undefined ? null : logoFile(id, image);
}

/** Why a file is made into no logo; null where it may be one. */
export function refusalOfLogo({ type, size }: { type: string; size: number }): Message | null {
  if (!LOGO_FILE_TYPES.includes(type)) {
    return LOGO_REFUSALS.wrongType;
  }
  return size > LOGO_FILE_MAX_BYTES ? LOGO_REFUSALS.tooLarge : null;
}
