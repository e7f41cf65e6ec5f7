import type * as z from 'zod';
import { PHONE_MAX_CHARS } from './limits.ts';
import { isPhoneNumber } from './phone-number.ts';
import { REQUEST_FORM_MESSAGES } from './request-form-messages.ts';
import { editMemberFormSchema, memberFormSchema } from './team-member.ts';
import { trimmedText } from './visible-text.ts';

/** True for a phone number, and for the empty text of a field that was left blank. */
export function isPhoneOrBlank(phone: string): boolean {
  return phone === '' || isPhoneNumber(phone);
}

const phone = trimmedText().max(PHONE_MAX_CHARS).refine(isPhoneOrBlank, REQUEST_FORM_MESSAGES.phoneInvalid);

/** `memberFormSchema` with a phone number that can be called; apart from it, for the list of all numbers is large. */
export const memberFormWithPhoneSchema = memberFormSchema.extend({ phone });

/** `editMemberFormSchema` with a phone number that can be called. */
export const editMemberFormWithPhoneSchema = editMemberFormSchema.extend({ phone });

export type EditMemberForm = z.infer<typeof editMemberFormWithPhoneSchema>;
