import { message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '../limits.ts';
import { withMessage } from './validation-messages.ts';

export const PASSWORD_MESSAGES = {
  tooShort: message(`Password must be at least ${PASSWORD_MIN_CHARS} characters`),
  tooWeak: message('This password is too weak. Please choose a stronger one.'),
} as const;

/** A password of staff. */
export const passwordSchema = z
  .string()
  .min(PASSWORD_MIN_CHARS, withMessage(PASSWORD_MESSAGES.tooShort))
  .max(PASSWORD_MAX_CHARS);
