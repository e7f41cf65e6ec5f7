import { type Message, message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { passwordSchema } from '../fields/password.ts';
import { withMessage } from '../fields/validation-messages.ts';
import { trimmedText } from '../fields/visible-text.ts';
import { SIGN_IN_CODE_DIGITS, USERNAME_MAX_CHARS } from '../limits.ts';

export const SIGN_IN_FORM_MESSAGES = {
  usernameRequired: message('Please enter your username'),
  codeRequired: message(`Please enter a ${SIGN_IN_CODE_DIGITS}-digit verification code.`),
} as const;

/** The sign-in form of staff on `/prayerteam`. */
export const signInFormSchema = z.strictObject({
  username: trimmedText().min(1, withMessage(SIGN_IN_FORM_MESSAGES.usernameRequired)).max(USERNAME_MAX_CHARS),
  password: passwordSchema,
});

/** An emailed code: exactly 6 ASCII digits. */
export function mailedCode(codeRequired: Message) {
  return z.string().regex(new RegExp(`^[0-9]{${SIGN_IN_CODE_DIGITS}}$`), withMessage(codeRequired));
}

export const signInCodeSchema = mailedCode(SIGN_IN_FORM_MESSAGES.codeRequired);

export const signInCodeFormSchema = z.strictObject({ code: signInCodeSchema });

export type SignInForm = z.infer<typeof signInFormSchema>;
