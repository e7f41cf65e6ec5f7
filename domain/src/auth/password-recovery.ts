import { LANGUAGES, type Language } from '@prayer-community/i18n/language';
import { type Message, message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import type { DeliveryMessage } from '../delivery/delivery.ts';
import { withMessage } from '../fields/validation-messages.ts';
import { trimmedText } from '../fields/visible-text.ts';
import {
  EMAIL_MAX_CHARS,
  NEW_PASSWORD_MIN_CHARS,
  PASSWORD_MAX_CHARS,
  PASSWORD_MIN_CHARS,
} from '../limits.ts';
import { refusalSchema } from '../refusal.ts';
import { deviceTokenSchema } from './sign-in.ts';

/** The messages of section 5 of the specification. */
export const RECOVERY_FORM_MESSAGES = {
  emailInvalid: message('Please enter a valid email address'),
  resetPasswordTooShort: message(`Password must be at least ${PASSWORD_MIN_CHARS} characters`),
  newPasswordTooShort: message(`Password must be at least ${NEW_PASSWORD_MIN_CHARS} characters`),
  passwordsDiffer: message("Passwords don't match"),
} as const;

/** What someone reads whose recovery went no further (section 8 of the specification, and ours where it is silent). */
export const RECOVERY_REFUSALS = {
  invalidLink: message('This password reset link is invalid or has expired. Please request a new one.'),
  weakPassword: message('This password is too weak. Please choose a stronger one.'),
  tooMany: message('Too many attempts were made from your connection. Please try again in an hour.'),
} as const;

/** The mode of `/password-reset` to ask for the link. */
export const resetRequestFormSchema = z.strictObject({
  email: trimmedText().pipe(
    z
      .email(withMessage(RECOVERY_FORM_MESSAGES.emailInvalid))
      .max(EMAIL_MAX_CHARS, withMessage(RECOVERY_FORM_MESSAGES.emailInvalid)),
  ),
});

/** The mode of `/password-reset` that the link opens. */
export const resetPasswordFormSchema = confirmedPasswordSchema(
  PASSWORD_MIN_CHARS,
  RECOVERY_FORM_MESSAGES.resetPasswordTooShort,
);

/** `/new-password`. */
export const newPasswordFormSchema = confirmedPasswordSchema(
  NEW_PASSWORD_MIN_CHARS,
  RECOVERY_FORM_MESSAGES.newPasswordTooShort,
);

function confirmedPasswordSchema(minChars: number, tooShort: Message) {
  return z
    .strictObject({
      password: z.string().min(minChars, withMessage(tooShort)).max(PASSWORD_MAX_CHARS),
      confirmPassword: z.string(),
    })
    .refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      ...withMessage(RECOVERY_FORM_MESSAGES.passwordsDiffer),
    });
}

export type ResetRequestForm = z.infer<typeof resetRequestFormSchema>;
export type ResetPasswordForm = z.infer<typeof resetPasswordFormSchema>;
export type NewPasswordForm = z.infer<typeof newPasswordFormSchema>;

/**
 * `sendPasswordReset`: the same answer for every address, whether or not it is a member's. The mail is in the language that is named, or
 * else in the member's own.
 */
export const sendPasswordResetInputSchema = resetRequestFormSchema.extend({
  language: z.enum(LANGUAGES).optional(),
});
export const sendPasswordResetOutputSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true) }),
  refusalSchema,
]);

/** `resetPassword`: sets the password that the link allows to, and ends every session of the account. */
export const resetPasswordInputSchema = z.strictObject({
  /** Firebase Authentication's one-time code from the link. */
  oobCode: z.string().min(1).max(512),
  newPassword: z
    .string()
    .min(PASSWORD_MIN_CHARS, withMessage(RECOVERY_FORM_MESSAGES.resetPasswordTooShort))
    .max(PASSWORD_MAX_CHARS),
});
export const resetPasswordOutputSchema = z.discriminatedUnion('success', [
  /** The device on which a mailed link was opened is one of its reader. */
  z.object({ success: z.literal(true), deviceToken: deviceTokenSchema }),
  refusalSchema,
]);

/** The parameters of the link, as its page finds them in its address. */
export const recoveryLinkSchema = z.object({ type: z.literal('recovery'), oobCode: z.string().min(1) });

/** Where the link of a mail leads: a new member chooses a first password, others reset theirs. */
export const RECOVERY_PAGES = { welcome: '/new-password', recovery: '/password-reset' } as const;

/** The link of the mail, below the address of the public site. */
export function recoveryLink(
  mail: keyof typeof RECOVERY_PAGES,
  publicSiteUrl: string,
  oobCode: string,
): string {
  return `${publicSiteUrl}${RECOVERY_PAGES[mail]}?type=recovery&oobCode=${encodeURIComponent(oobCode)}`;
}

/** Firebase Authentication's links are good for this long: https://firebase.google.com/docs/auth/custom-email-handler */
export const RECOVERY_LINK_LIFETIME_MS = 3_600_000;

/** Links that are mailed to one member in an hour; the answer to a further request is the same. */
export const RECOVERY_LINKS_PER_HOUR = 5;

/** `password_reset_requests/{id}`: someone requested a link; deleted once it is sent. */
export interface PasswordResetRequest<Instant> {
  email: string;
  /** The language of the page that requested it; null where unknown. */
  language: Language | null;
  requested_at: Instant;
  expires_at: Instant;
}

/** The request as stored, with the address in the form in which accounts are found. */
export function newPasswordResetRequest(
  email: string,
  language: Language | null,
  now: Date,
): PasswordResetRequest<Date> {
  return {
    email: email.toLowerCase(),
    language,
    requested_at: now,
    expires_at: new Date(now.getTime() + RECOVERY_LINK_LIFETIME_MS),
  };
}

/** The link to a member who requested it; each request sends one. */
export function recoveryMessage(requestId: string, uid: string, language: Language | null): DeliveryMessage {
  return {
    key: `recovery_${requestId}`,
    channel: 'email',
    template: 'recovery',
    recipient: uid,
    about_id: null,
    ...(language && { language }),
  };
}
