import { LANGUAGES } from '@prayer-community/i18n/language';
import * as z from 'zod';
import { emailAddressSchema } from '../fields/email-address.ts';
import { foldText } from '../fields/fold-text.ts';
import { maxChars } from '../fields/max-chars.ts';
import { trimmedText } from '../fields/visible-text.ts';
import {
  CIRCLE_DESCRIPTION_MAX_CHARS,
  CIRCLE_MAX_MEMBERS,
  CIRCLE_NAME_MAX_CHARS,
  NAME_MAX_CHARS,
  PHONE_MAX_CHARS,
  PRAYER_TEXT_MAX_CHARS,
} from '../limits.ts';
import { contactInfoSchema } from '../request-form/contact.ts';
import { REQUEST_CATEGORIES, SUBMISSION_TYPES, URGENCY_LEVELS } from '../request-form/request-choices.ts';
import { IMPORT_MAX_ROWS } from './import-kind.ts';

/** An imported request is either open or closed. */
const IMPORTED_STATUSES = ['new', 'closed'] as const;

/** The row's line number in the file. Line 1 contains the column names. */
const line = z
  .int()
  .min(2)
  .max(IMPORT_MAX_ROWS + 1);

export const requestRowSchema = z.strictObject({
  line,
  ...contactInfoSchema.shape,
  prayer_text: trimmedText().min(1).check(maxChars(PRAYER_TEXT_MAX_CHARS)),
  /** The day the request was received, as given in the file. Null if the file does not say. */
  received_on: z.iso.date().nullable(),
  status: z.enum(IMPORTED_STATUSES),
  urgency_level: z.enum(URGENCY_LEVELS),
  category: z.enum(REQUEST_CATEGORIES).nullable(),
  submission_type: z.enum(SUBMISSION_TYPES),
  language: z.enum(LANGUAGES),
});

const namePart = trimmedText().min(1).check(maxChars(NAME_MAX_CHARS));

/** A person to be invited to the prayer team. */
export const personRowSchema = z.strictObject({
  line,
  first_name: namePart,
  last_name: namePart,
  email: emailAddressSchema,
  phone: trimmedText().min(1).check(maxChars(PHONE_MAX_CHARS)).nullable(),
});

export const groupRowSchema = z.strictObject({
  line,
  name: trimmedText().min(1).check(maxChars(CIRCLE_NAME_MAX_CHARS)),
  description: trimmedText().min(1).check(maxChars(CIRCLE_DESCRIPTION_MAX_CHARS)).nullable(),
  topic: trimmedText().min(1).check(maxChars(CIRCLE_NAME_MAX_CHARS)).nullable(),
  // One place is for the leader who imports the group.
  emails: z.array(emailAddressSchema).max(CIRCLE_MAX_MEMBERS - 1),
});

export type RequestRow = z.infer<typeof requestRowSchema>;
export type PersonRow = z.infer<typeof personRowSchema>;
export type GroupRow = z.infer<typeof groupRowSchema>;

export interface RowsOf {
  requests: RequestRow;
  people: PersonRow;
  groups: GroupRow;
}

/** Rows with the same identity are one request: the same text on the same day by the same person. */
export function requestIdentity(row: Omit<RequestRow, 'line'>): string {
  const who =
    row.email ?? row.phone?.replaceAll(/\D/g, '') ?? `${row.first_name ?? ''} ${row.last_name ?? ''}`;
  return identityOf([who, row.received_on ?? '', row.prayer_text]);
}

/** Rows with the same address are one person. */
export function personIdentity({ email }: Pick<PersonRow, 'email'>): string {
  return identityOf([email]);
}

/** Rows with the same name are one group. */
export function groupIdentity({ name }: Pick<GroupRow, 'name'>): string {
  return identityOf([name]);
}

function identityOf(parts: readonly string[]): string {
  return JSON.stringify(parts.map((part) => foldText(part).split(/\s+/u).filter(Boolean).join(' ')));
}
