import { LANGUAGES } from '@prayer-community/i18n/language';
import { message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { HOUR_MS } from '../fields/durations.ts';
import { emailAddressSchema } from '../fields/email-address.ts';
import { refusalSchema } from '../refusal.ts';
import { deviceTokenSchema, knownDevicesSchema } from './sign-in.ts';

export const SIGN_IN_LINK_REFUSALS = {
  notSent: message('Failed to send the sign-in link. Please try again.'),
  invalidLink: message('This sign-in link is invalid or has expired. Please request a new one.'),
  tooMany: message('Too many sign-in links were requested. Please try again later.'),
  tooManySignOuts: message('You’ve signed out too often. Please try again in an hour.'),
} as const;

export const signInLinkFormSchema = z.strictObject({ email: emailAddressSchema });

export type SignInLinkForm = z.infer<typeof signInLinkFormSchema>;

/** `sendSignInLink`: answers the same for every address. The email is in the language of the page. */
export const sendSignInLinkInputSchema = signInLinkFormSchema.extend({
  language: z.enum(LANGUAGES).optional(),
  knownDevices: knownDevicesSchema,
});

/** Lifetime of a link from Firebase Authentication, which its documentation does not name. */
export const SIGN_IN_LINK_LIFETIME_MS = 6 * HOUR_MS;

/** The URL parameters of the link to `/sign-in`. */
export const signInLinkSchema = z.object({ mode: z.literal('signIn'), oobCode: z.string().min(1).max(512) });

export function signInLink(publicSiteUrl: string, oobCode: string): string {
  return `${publicSiteUrl}/sign-in?mode=signIn&oobCode=${encodeURIComponent(oobCode)}`;
}

/** `completeLinkSignIn`: returns a custom token for the session, once per link. */
export const completeLinkSignInInputSchema = signInLinkFormSchema.extend({
  oobCode: signInLinkSchema.shape.oobCode,
  knownDevices: knownDevicesSchema,
});
export const completeLinkSignInOutputSchema = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    token: z.string(),
    /** To be stored on this device. Null if the device already has a token for this mailbox. */
    deviceToken: deviceTokenSchema.nullable(),
  }),
  refusalSchema,
]);

/** `endLinkSessions`: ends the caller's sessions on all devices. An ID token works until it expires, for up to an hour. */
export const endLinkSessionsInputSchema = z.strictObject({});

/**
 * Returns the claims of a session that was started from a mailed link, bound to the address of that link. A sign-in by
 * password never gets them.
 */
export function linkSessionClaims(address: string): { by_link: true; link_address: string } {
  return { by_link: true, link_address: address.toLowerCase() };
}
