import { message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { withMessage } from '../fields/validation-messages.ts';
import { trimmedText } from '../fields/visible-text.ts';
import { EMAIL_MAX_CHARS, NAME_MAX_CHARS } from '../limits.ts';

/** Messages about an invalid address or name. */
export const IDENTITY_MESSAGES = {
  emailInvalid: message('Please enter a valid email address'),
  displayNameRequired: message('Please enter your name'),
} as const;

/** The email address of an invitation or sign-in, normalized the way accounts are looked up. */
export const emailAddressSchema = trimmedText()
  .toLowerCase()
  .pipe(
    z
      .email(withMessage(IDENTITY_MESSAGES.emailInvalid))
      .max(EMAIL_MAX_CHARS, withMessage(IDENTITY_MESSAGES.emailInvalid)),
  );

/** The name of a member in their circles. */
export const displayNameSchema = trimmedText()
  .min(1, withMessage(IDENTITY_MESSAGES.displayNameRequired))
  .max(NAME_MAX_CHARS);
