import { LANGUAGES } from '@prayer-community/i18n/language';
import * as z from 'zod';
import { memberEmailSchema } from '../auth/member-identity.ts';
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

/** An imported request is open, or its story is over. */
export const IMPORTED_STATUSES = ['new', 'closed'] as const;

/** A row's line in the file; the first has the names of the columns. */
const line = z
  .int()
  .min(2)
  .max(IMPORT_MAX_ROWS + 1);

/** A prayer request of a file. */
export const requestRowSchema = z.strictObject({
  line,
  ...contactInfoSchema.shape,
  prayer_text: trimmedText().min(1).check(maxChars(PRAYER_TEXT_MAX_CHARS)),
  /** The day on which it was received, as in the file; null where the file does not say. */
  received_on: z.iso.date().nullable(),
  status: z.enum(IMPORTED_STATUSES),
  urgency_level: z.enum(URGENCY_LEVELS),
  category: z.enum(REQUEST_CATEGORIES).nullable(),
  submission_type: z.enum(SUBMISSION_TYPES),
  language: z.enum(LANGUAGES),
});

const namePart = trimmedText().min(1).max(NAME_MAX_CHARS);

/** Somebody who is invited to the prayer team. */
export const personRowSchema = z.strictObject({
  line,
  first_name: namePart,
  last_name: namePart,
  email: memberEmailSchema,
  phone: trimmedText().min(1).max(PHONE_MAX_CHARS).nullable(),
});

/** A prayer circle, with whom it invites. */
export const groupRowSchema = z.strictObject({
  line,
  name: trimmedText().min(1).check(maxChars(CIRCLE_NAME_MAX_CHARS)),
  description: trimmedText().min(1).check(maxChars(CIRCLE_DESCRIPTION_MAX_CHARS)).nullable(),
  topic: trimmedText().min(1).check(maxChars(CIRCLE_NAME_MAX_CHARS)).nullable(),
  // The leader who imports it is a member too.
  emails: z.array(memberEmailSchema).max(CIRCLE_MAX_MEMBERS - 1),
});

export type RequestRow = z.infer<typeof requestRowSchema>;
export type PersonRow = z.infer<typeof personRowSchema>;
export type GroupRow = z.infer<typeof groupRowSchema>;

/** The rows of each kind. */
export interface RowsOf {
  requests: RequestRow;
  people: PersonRow;
  groups: GroupRow;
}

/** Two rows of one identity are one request: the same words on the same day by the same person. */
export function requestIdentity(row: Omit<RequestRow, 'line'>): string {
  const who =
    row.email ?? row.phone?.replaceAll(/\D/g, '') ?? `${row.first_name ?? ''} ${row.last_name ?? ''}`;
  return identityOf([who, row.received_on ?? '', row.prayer_text]);
}

/** Two rows of one address are one person. */
export function personIdentity({ email }: Pick<PersonRow, 'email'>): string {
  return identityOf([email]);
}

/** Two rows of one name are one group. */
export function groupIdentity({ name }: Pick<GroupRow, 'name'>): string {
  return identityOf([name]);
}

function identityOf(parts: readonly string[]): string {
  return JSON.stringify(parts.map((part) => foldText(part).split(/\s+/u).filter(Boolean).join(' ')));
}
