import * as z from 'zod';
import '../fields/validation-messages.ts';
import { message } from '@prayer-community/i18n/text';
import { maxChars } from '../fields/max-chars.ts';
import { trimmedText } from '../fields/visible-text.ts';
import { EMAIL_MAX_CHARS, GROUP_DESCRIPTION_MAX_CHARS } from '../limits.ts';
import { optionalEmailSchema } from '../request-form/contact.ts';
import type { DistributionGroup } from './distribution.ts';

/** What a leader reads about the lists: section 8 of the specification, and ours where it is silent. */
export const DISTRIBUTION_MESSAGES = {
  bothRequired: message('Please choose a list and a member.'),
  leadersOnly: message('Prayer team members cannot be added to leadership distribution lists.'),
  alreadyListed: message('This member is already in the selected distribution list.'),
} as const;

/** What leadership changes about a group, in its form. */
export const groupFormSchema = z.strictObject({
  emailAddress: trimmedText().pipe(optionalEmailSchema),
  description: trimmedText().check(maxChars(GROUP_DESCRIPTION_MAX_CHARS)),
});

export type GroupForm = z.infer<typeof groupFormSchema>;

/** What leadership changes about a group, as stored. The rules hold the same. */
export const groupDetailsSchema = z.strictObject({
  email_address: z.email().max(EMAIL_MAX_CHARS).nullable(),
  description: z.string().check(maxChars(GROUP_DESCRIPTION_MAX_CHARS)),
});

/** The stored form of what was entered: a blank address is none. */
export function toGroupDetails({
  emailAddress,
  description,
}: GroupForm): Pick<DistributionGroup<unknown>, 'email_address' | 'description'> {
  return { email_address: emailAddress || null, description };
}

/** `checkSmsSetup`: whether text messages can be sent at all. */
export const checkSmsSetupInputSchema = z.strictObject({});
export const checkSmsSetupOutputSchema = z.object({ success: z.literal(true), isConfigured: z.boolean() });
