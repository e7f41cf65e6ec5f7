import { message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { EMAIL_MAX_CHARS } from '../limits.ts';
import { withMessage } from './validation-messages.ts';
import { trimmedText } from './visible-text.ts';

export const EMAIL_INVALID = message('Please enter a valid email address');

/** An email address, normalized the way accounts are looked up. */
export const emailAddressSchema = trimmedText()
  .toLowerCase()
  .pipe(z.email(withMessage(EMAIL_INVALID)).max(EMAIL_MAX_CHARS, withMessage(EMAIL_INVALID)));
