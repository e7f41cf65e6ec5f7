import { message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { withMessage } from '../fields/validation-messages.ts';
import { trimmedText } from '../fields/visible-text.ts';
import { EMAIL_MAX_CHARS, NAME_MAX_CHARS } from '../limits.ts';

/** What someone reads whose address or name was refused (section 5 of the specification, and ours where it is silent). */
export const IDENTITY_MESSAGES = {
  emailInvalid: message('Please enter a valid email address'),
  displayNameRequired: message('Please enter your name'),
} as const;

/** An address that is invited or signs in, in the form in which accounts are found. */
export const memberEmailSchema = trimmedText()
  .toLowerCase()
  .pipe(
    z
      .email(withMessage(IDENTITY_MESSAGES.emailInvalid))
      .max(EMAIL_MAX_CHARS, withMessage(IDENTITY_MESSAGES.emailInvalid)),
  );

/** What a member is called in their circles. */
export const displayNameSchema = trimmedText()
  .min(1, withMessage(IDENTITY_MESSAGES.displayNameRequired))
  .max(NAME_MAX_CHARS);
