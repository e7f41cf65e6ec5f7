import * as z from 'zod';
import { trimmedText } from '../fields/visible-text.ts';
import '../fields/validation-messages.ts';
import { EMAIL_MAX_CHARS, NAME_MAX_CHARS, PHONE_MAX_CHARS } from '../limits.ts';
import { text } from '../texts/text.ts';

/** An e-mail address, or the empty text of a field that was left blank. */
export const optionalEmailSchema = z.union([z.literal(''), z.email().max(EMAIL_MAX_CHARS)], {
  error: text('Invalid email'),
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
});

export type ContactInfo = z.infer<typeof contactInfoSchema>;
