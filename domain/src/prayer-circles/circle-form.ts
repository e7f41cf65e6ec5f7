import { message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { emailAddressSchema } from '../fields/email-address.ts';
import { maxChars } from '../fields/max-chars.ts';
import { withMessage } from '../fields/validation-messages.ts';
import { trimmedText } from '../fields/visible-text.ts';
import { CIRCLE_DESCRIPTION_MAX_CHARS, CIRCLE_NAME_MAX_CHARS } from '../limits.ts';

const CIRCLE_FORM_MESSAGES = {
  nameRequired: message('Circle name is required'),
  circleRequired: message('Please choose a circle'),
} as const;

/** The form for a new circle. Description and topic may be blank. */
export const circleFormSchema = z.object({
  name: trimmedText()
    .min(1, withMessage(CIRCLE_FORM_MESSAGES.nameRequired))
    .check(maxChars(CIRCLE_NAME_MAX_CHARS)),
  description: trimmedText().check(maxChars(CIRCLE_DESCRIPTION_MAX_CHARS)),
  topic: trimmedText().check(maxChars(CIRCLE_NAME_MAX_CHARS)),
});

export type CircleForm = z.infer<typeof circleFormSchema>;

/** The stored details of a circle. Blank parts are null. */
export interface CircleDetails {
  name: string;
  description: string | null;
  topic: string | null;
}

export function toCircleDetails({ name, description, topic }: CircleForm): CircleDetails {
  return { name, description: description || null, topic: topic || null };
}

export const inviteFormSchema = z.object({
  circleId: z.string().min(1, withMessage(CIRCLE_FORM_MESSAGES.circleRequired)),
  email: emailAddressSchema,
});

export type InviteForm = z.infer<typeof inviteFormSchema>;
