import * as z from 'zod';
import { trimmedText } from '../fields/visible-text.ts';
import '../fields/validation-messages.ts';
import {
  PASSWORD_MAX_CHARS,
  PASSWORD_MIN_CHARS,
  SIGN_IN_CODE_DIGITS,
  USERNAME_MAX_CHARS,
} from '../limits.ts';
import { text } from '../texts/text.ts';

/** The messages of section 5 of the specification. */
export const SIGN_IN_FORM_MESSAGES = {
  usernameRequired: text('Please enter your username'),
  passwordTooShort: text(`Password must be at least ${PASSWORD_MIN_CHARS} characters`),
  codeRequired: text(`Please enter a ${SIGN_IN_CODE_DIGITS}-digit verification code.`),
} as const;

/** What staff fill in on `/prayerteam`. */
export const signInFormSchema = z.strictObject({
  username: trimmedText().min(1, SIGN_IN_FORM_MESSAGES.usernameRequired).max(USERNAME_MAX_CHARS),
  password: z
    .string()
    .min(PASSWORD_MIN_CHARS, SIGN_IN_FORM_MESSAGES.passwordTooShort)
    .max(PASSWORD_MAX_CHARS),
});

/** The e-mailed code: exactly 6 ASCII digits. */
export const signInCodeSchema = z
  .string()
  .regex(new RegExp(`^[0-9]{${SIGN_IN_CODE_DIGITS}}$`), SIGN_IN_FORM_MESSAGES.codeRequired);

/** What staff fill in on `/mfa-verification`. */
export const signInCodeFormSchema = z.strictObject({ code: signInCodeSchema });

export type SignInForm = z.infer<typeof signInFormSchema>;
export type SignInCodeForm = z.infer<typeof signInCodeFormSchema>;
