import { message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { maxChars } from '../fields/max-chars.ts';
import { withMessage } from '../fields/validation-messages.ts';
import { isBlank } from '../fields/visible-text.ts';
import { logoSchema } from './logo.ts';
import { DEFAULT_NAME, DEFAULT_SHORT_NAME } from './site-identity.ts';

export const COMMUNITY_NAME_MAX_CHARS = 40;
/** Fits below the app's icon on a phone. */
export const SHORT_NAME_MAX_CHARS = 12;
export const CONTACT_PHONE_MAX_CHARS = 40;
export const CONTACT_ADDRESS_MAX_CHARS = 200;
export const WEBSITE_MAX_CHARS = 200;
/** Two lines on a phone. */
export const WELCOME_MAX_CHARS = 120;

function line(maximum: number) {
  return z
    .string()
    .check(maxChars(maximum))
    .refine((typed) => !isBlank(typed), withMessage(message('Please enter a name.')));
}

const welcome = line(WELCOME_MAX_CHARS).nullable();

export const identityFields = {
  name: line(COMMUNITY_NAME_MAX_CHARS),
  short_name: line(SHORT_NAME_MAX_CHARS),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
  phone: line(CONTACT_PHONE_MAX_CHARS).nullable(),
  address: line(CONTACT_ADDRESS_MAX_CHARS).nullable(),
  website: z
    .string()
    .check(maxChars(WEBSITE_MAX_CHARS))
    .regex(/^https:\/\/[!-~]+$/, withMessage(message('Please enter an address that begins with https://')))
    .nullable(),
  welcome: z.strictObject({ en: welcome, es: welcome }),
  logo: logoSchema.nullable(),
};

/** `settings/identity`: the community's name, appearance and contact details. */
export const identitySettingsSchema = z.object({
  name: identityFields.name.default(DEFAULT_NAME),
  short_name: identityFields.short_name.default(DEFAULT_SHORT_NAME),
  color: identityFields.color.default(null),
  phone: identityFields.phone.default(null),
  address: identityFields.address.default(null),
  website: identityFields.website.default(null),
  welcome: identityFields.welcome.default({ en: null, es: null }),
  logo: identityFields.logo.default(null),
});

/** Returns a short name for the community: as many of the first words of its name as fit. */
export function shortNameFor(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words;
  const fitting = words
    .map((_word, index) => words.slice(0, index + 1).join(' '))
    .findLast((start) => start.length <= SHORT_NAME_MAX_CHARS);
  return fitting ?? [...first].slice(0, SHORT_NAME_MAX_CHARS).join('');
}

export type IdentitySettings = z.infer<typeof identitySettingsSchema>;
