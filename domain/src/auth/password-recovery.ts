import { LANGUAGES, type Language } from '@prayer-community/i18n/language';
import { message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import type { DeliveryMessage } from '../delivery/delivery.ts';
import { after, HOUR_MS } from '../fields/durations.ts';
import { emailAddressSchema } from '../fields/email-address.ts';
import { PASSWORD_MESSAGES, passwordSchema } from '../fields/password.ts';
import type { Stored } from '../fields/stored.ts';
import { withMessage } from '../fields/validation-messages.ts';
import { NEW_PASSWORD_MIN_CHARS, PASSWORD_MAX_CHARS } from '../limits.ts';
import { refusalSchema } from '../refusal.ts';
import { deviceTokenSchema } from './sign-in.ts';

const RECOVERY_FORM_MESSAGES = {
  newPasswordTooShort: message(`Password must be at least ${NEW_PASSWORD_MIN_CHARS} characters`),
  passwordsDiffer: message("Passwords don't match"),
} as const;

/** Messages about a failed recovery. */
export const RECOVERY_REFUSALS = {
  invalidLink: message('This password reset link is invalid or has expired. Please request a new one.'),
  weakPassword: PASSWORD_MESSAGES.tooWeak,
  tooMany: message('Too many attempts were made from your connection. Please try again in an hour.'),
} as const;

/** The form on `/password-reset` that requests a link. */
export const resetRequestFormSchema = z.strictObject({ email: emailAddressSchema });

/** The form on `/password-reset` when it is opened through a link. */
export const resetPasswordFormSchema = withConfirmation(passwordSchema);

export const newPasswordFormSchema = withConfirmation(
  z
    .string()
    .min(NEW_PASSWORD_MIN_CHARS, withMessage(RECOVERY_FORM_MESSAGES.newPasswordTooShort))
    .max(PASSWORD_MAX_CHARS),
);

function withConfirmation(password: z.ZodString) {
  return z
    .strictObject({ password, confirmPassword: z.string() })
    .refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      ...withMessage(RECOVERY_FORM_MESSAGES.passwordsDiffer),
    });
}

export type ResetRequestForm = z.infer<typeof resetRequestFormSchema>;
export type ResetPasswordForm = z.infer<typeof resetPasswordFormSchema>;

/**
 * `sendPasswordReset`: answers the same for every address, whether or not it belongs to a member. The email is in the
 * given language, or in the member's own if none is given.
 */
export const sendPasswordResetInputSchema = resetRequestFormSchema.extend({
  language: z.enum(LANGUAGES).optional(),
});

/** `resetPassword`: sets a new password with the code from a link and ends every session of the account. */
export const resetPasswordInputSchema = z.strictObject({
  /** The one-time code of Firebase Authentication, from the link. */
  oobCode: z.string().min(1).max(512),
  newPassword: resetPasswordFormSchema.shape.password,
});
export const resetPasswordOutputSchema = z.discriminatedUnion('success', [
  /** Opening the mailed link makes the device a known device of the member. */
  z.object({ success: z.literal(true), uid: z.string(), deviceToken: deviceTokenSchema }),
  refusalSchema,
]);

export const recoveryLinkSchema = z.object({ type: z.literal('recovery'), oobCode: z.string().min(1) });

/** The page that each link opens. New members choose a first password, others reset theirs. */
export const RECOVERY_PAGES = { welcome: '/new-password', recovery: '/password-reset' } as const;

export function recoveryLink(
  mail: keyof typeof RECOVERY_PAGES,
  publicSiteUrl: string,
  oobCode: string,
): string {
  return `${publicSiteUrl}${RECOVERY_PAGES[mail]}?type=recovery&oobCode=${encodeURIComponent(oobCode)}`;
}

/** Lifetime of a link from Firebase Authentication: https://firebase.google.com/docs/auth/custom-email-handler */
export const RECOVERY_LINK_LIFETIME_MS = HOUR_MS;

/** Maximum number of links mailed to one member per hour. Further requests get the same answer but no email. */
export const RECOVERY_LINKS_PER_HOUR = 5;

/** The stored fields of `password_reset_requests/{id}`. */
export function passwordResetRequestFields(instant: z.ZodType<Date>) {
  return {
    email: z.string(),
    /** The language of the page that sent the request. Null if unknown. */
    language: z.enum(LANGUAGES).nullable().default(null),
    requested_at: instant,
    expires_at: instant,
  };
}

/** A request for a link. Deleted once it is processed. */
export type PasswordResetRequest<Instant> = Stored<typeof passwordResetRequestFields, Instant>;

/** Creates the stored request. */
export function newPasswordResetRequest(
  email: string,
  language: Language | null,
  now: Date,
): PasswordResetRequest<Date> {
  return {
    email,
    language,
    requested_at: now,
    expires_at: after(now, RECOVERY_LINK_LIFETIME_MS),
  };
}

/** Creates the email with a recovery link. Each request sends its own. */
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
