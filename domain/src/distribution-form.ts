import * as z from 'zod';
import './validation-messages.ts';
import { text } from './texts/text.ts';

/** What a leader reads about the lists: section 8 of the specification, and ours where it is silent. */
export const DISTRIBUTION_MESSAGES = {
  bothRequired: text('Please choose a list and a member.'),
  leadersOnly: text('Prayer team members cannot be added to leadership distribution lists.'),
  alreadyListed: text('This member is already in the selected distribution list.'),
} as const;

/** `checkSmsSetup`: whether text messages can be sent at all. */
export const checkSmsSetupInputSchema = z.strictObject({});
export const checkSmsSetupOutputSchema = z.object({ success: z.literal(true), isConfigured: z.boolean() });
