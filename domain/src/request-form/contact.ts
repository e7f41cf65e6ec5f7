import * as z from 'zod';
import { maxChars } from '../fields/max-chars.ts';
import { trimmedText } from '../fields/visible-text.ts';
import '../fields/validation-messages.ts';
import { t } from '@prayer-community/i18n/text';
import { EMAIL_MAX_CHARS, NAME_MAX_CHARS, PHONE_MAX_CHARS } from '../limits.ts';
import { GENDERS } from './request-choices.ts';

/** An email address, or an empty string for a blank field. */
export const optionalEmailSchema = z.union([z.literal(''), z.email().max(EMAIL_MAX_CHARS)], {
  error: () => t('Invalid email'),
});

const namePartSchema = trimmedText().check(maxChars(NAME_MAX_CHARS));
const phoneSchema = trimmedText().check(maxChars(PHONE_MAX_CHARS));

export const contactFields = {
  firstName: namePartSchema,
  lastName: namePartSchema,
  phone: phoneSchema,
  email: trimmedText().pipe(optionalEmailSchema),
};

/** A requester's contact details, as stored with the request. Blank parts are null. */
export const contactInfoSchema = z.strictObject({
  first_name: namePartSchema.min(1).nullable(),
  last_name: namePartSchema.min(1).nullable(),
  phone: phoneSchema.min(1).nullable(),
  email: z.email().max(EMAIL_MAX_CHARS).nullable(),
  /** Absent if the requester was not asked or did not answer. */
  gender: z.enum(GENDERS).optional(),
});

export type ContactInfo = z.infer<typeof contactInfoSchema>;

/** Returns the contact if at least one part is filled, otherwise null. */
export function filledContact(contact: ContactInfo): ContactInfo | null {
  return Object.values(contact).some(Boolean) ? contact : null;
}

/** Removes the gender, for a form that does not ask for it. Null if nothing else is filled. */
export function withoutGender(contact: ContactInfo | null): ContactInfo | null {
  if (contact === null) {
    return null;
  }
  const { gender: _unasked, ...asked } = contact;
  return filledContact(asked);
}
