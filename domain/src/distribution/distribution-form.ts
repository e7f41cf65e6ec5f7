import * as z from 'zod';
import '../fields/validation-messages.ts';
import { message } from '@prayer-community/i18n/text';
import { maxChars } from '../fields/max-chars.ts';
import { trimmedText } from '../fields/visible-text.ts';
import { EMAIL_MAX_CHARS, GROUP_DESCRIPTION_MAX_CHARS } from '../limits.ts';
import { optionalEmailSchema } from '../request-form/contact.ts';
import type { DistributionGroup } from './distribution.ts';

/** Messages about the lists. */
export const DISTRIBUTION_MESSAGES = {
  bothRequired: message('Please choose a list and a member.'),
  leadersOnly: message('Prayer team members cannot be added to leadership distribution lists.'),
  alreadyListed: message('This member is already in the selected distribution list.'),
} as const;

export const groupFormSchema = z.strictObject({
  emailAddress: trimmedText().pipe(optionalEmailSchema),
  description: trimmedText().check(maxChars(GROUP_DESCRIPTION_MAX_CHARS)),
});

export type GroupForm = z.infer<typeof groupFormSchema>;

/** The stored fields of a group that leadership edits. The rules enforce the same limits. */
export const groupDetailsSchema = z.strictObject({
  email_address: z.email().max(EMAIL_MAX_CHARS).nullable(),
  description: z.string().check(maxChars(GROUP_DESCRIPTION_MAX_CHARS)),
});

/** Converts the form to the stored fields. A blank address becomes null. */
export function toGroupDetails({
  emailAddress,
  description,
}: GroupForm): Pick<DistributionGroup<unknown>, 'email_address' | 'description'> {
  return { email_address: emailAddress || null, description };
}

/** `checkSmsSetup`: returns whether text messages can be sent. */
export const checkSmsSetupInputSchema = z.strictObject({});
export const checkSmsSetupOutputSchema = z.object({ success: z.literal(true), isConfigured: z.boolean() });
