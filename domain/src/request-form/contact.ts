import * as z from 'zod';
import { trimmedText } from '../fields/visible-text.ts';
import '../fields/validation-messages.ts';
import { t } from '@prayer-community/i18n/text';
import { EMAIL_MAX_CHARS, NAME_MAX_CHARS, PHONE_MAX_CHARS } from '../limits.ts';
import { GENDERS } from './request-choices.ts';

/** An e-mail address, or the empty text of a field that was left blank. */
export const optionalEmailSchema = z.union([z.literal(''), z.email().max(EMAIL_MAX_CHARS)], {
  error: () => t('Invalid email'),
});

const namePartSchema = trimmedText().max(NAME_MAX_CHARS);
const phoneSchema = trimmedText().max(PHONE_MAX_CHARS);

export const contactFields = {
  firstName: namePartSchema,
  lastName: namePartSchema,
  phone: phoneSchema,
  email: trimmedText().pipe(optionalEmailSchema),
};

/** How a requester may be reached, as stored with the request; blank parts are null. */
export const contactInfoSchema = z.strictObject({
  first_name: namePartSchema.min(1).nullable(),
  last_name: namePartSchema.min(1).nullable(),
  phone: phoneSchema.min(1).nullable(),
  email: z.email().max(EMAIL_MAX_CHARS).nullable(),
  /** Absent where nobody answered, or nobody asked. */
  gender: z.enum(GENDERS).optional(),
});

export type ContactInfo = z.infer<typeof contactInfoSchema>;

/** The contact if at least one of its parts is filled, else null. */
export function filledContact(contact: ContactInfo): ContactInfo | null {
  return Object.values(contact).some(Boolean) ? contact : null;
}

/** The contact without the answer to a question that the form does not ask. */
export function withoutGender(contact: ContactInfo | null): ContactInfo | null {
  if (contact === null) {
    return null;
  }
  const { gender: _unasked, ...asked } = contact;
  return filledContact(asked);
}
