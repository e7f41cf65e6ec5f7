import { LANGUAGES } from '@prayer-community/i18n/language';
import { message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { refusalSchema } from '../refusal.ts';
import { memberEmailSchema } from './member-identity.ts';
import { deviceTokenSchema, knownDevicesSchema } from './sign-in.ts';

/** What someone reads whose sign-in by link went no further. */
export const SIGN_IN_LINK_REFUSALS = {
  notSent: message('Failed to send the sign-in link. Please try again.'),
  invalidLink: message('This sign-in link is invalid or has expired. Please request a new one.'),
  tooMany: message('Too many sign-in links were requested. Please try again later.'),
} as const;

/** `/sign-in`: where to send the link. */
export const signInLinkFormSchema = z.strictObject({ email: memberEmailSchema });

export type SignInLinkForm = z.infer<typeof signInLinkFormSchema>;

/** `sendSignInLink`: the same answer for every address; the mail is in the language of the page. */
export const sendSignInLinkInputSchema = signInLinkFormSchema.extend({
  language: z.enum(LANGUAGES).optional(),
  knownDevices: knownDevicesSchema,
});

/** The parameters of the link, as `/sign-in` finds them in its address. */
export const signInLinkSchema = z.object({ mode: z.literal('signIn'), oobCode: z.string().min(1).max(512) });

/** The link of the mail, below the address of the public site. */
export function signInLink(publicSiteUrl: string, oobCode: string): string {
  return `${publicSiteUrl}/sign-in?mode=signIn&oobCode=${encodeURIComponent(oobCode)}`;
}

/** `completeLinkSignIn`: a custom token for the session, once per link. */
export const completeLinkSignInInputSchema = signInLinkFormSchema.extend({
  oobCode: signInLinkSchema.shape.oobCode,
  knownDevices: knownDevicesSchema,
});
export const completeLinkSignInOutputSchema = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    token: z.string(),
    /** For this device to store; null where the mailbox is known on it. */
    deviceToken: deviceTokenSchema.nullable(),
  }),
  refusalSchema,
]);

/** The claims of a session that a mailed link began, bound to the address of that link: a password never gets them. */
export function linkSessionClaims(address: string): { by_link: true; link_address: string } {
  return { by_link: true, link_address: address.toLowerCase() };
}
