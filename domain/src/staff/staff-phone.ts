import type * as z from 'zod';
import { maxChars } from '../fields/max-chars.ts';
import { isPhoneNumber } from '../fields/phone-number.ts';
import { withMessage } from '../fields/validation-messages.ts';
import { trimmedText } from '../fields/visible-text.ts';
import { PHONE_MAX_CHARS } from '../limits.ts';
import { REQUEST_FORM_MESSAGES } from '../request-form/request-form-messages.ts';
import { editMemberFormSchema, memberFormSchema } from './team-member.ts';

/** True for a phone number or a blank field. */
export function isPhoneOrBlank(phone: string): boolean {
  return phone === '' || isPhoneNumber(phone);
}

const phone = trimmedText()
  .check(maxChars(PHONE_MAX_CHARS))
  .refine(isPhoneOrBlank, withMessage(REQUEST_FORM_MESSAGES.phoneInvalid));

/** `memberFormSchema` with a valid phone number. Separate because the phone number data is large. */
export const memberFormWithPhoneSchema = memberFormSchema.extend({ phone });

/** `editMemberFormSchema` with a valid phone number. */
export const editMemberFormWithPhoneSchema = editMemberFormSchema.extend({ phone });

export type EditMemberForm = z.infer<typeof editMemberFormWithPhoneSchema>;
