import { message } from '@prayer-community/i18n/text';
import { maxChars } from '../fields/max-chars.ts';
import { withMessage } from '../fields/validation-messages.ts';
import { trimmedText } from '../fields/visible-text.ts';
import { NAME_MAX_CHARS } from '../limits.ts';

/** The name of an account holder in their circles. */
export const displayNameSchema = trimmedText()
  .min(1, withMessage(message('Please enter your name')))
  .check(maxChars(NAME_MAX_CHARS));
