import { LANGUAGES } from '@prayer-community/i18n/language';
import { message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { SECOND_MS } from '../fields/durations.ts';
import { refusalSchema } from '../refusal.ts';
import { signInCodeSchema, signInFormSchema } from './sign-in-form.ts';

/** Messages about a failed sign-in. */
export const SIGN_IN_REFUSALS = {
  invalidCredentials: message('Invalid username or password'),
  locked: (wait: string) => message('Too many failed attempts. Please try again in {wait}.', { wait }),
  codeNotSent: message('Failed to send verification code'),
  tooSoon: (wait: string) => message('Please wait {wait} before requesting another code.', { wait }),
  tooManyCodes: message('Too many verification codes were requested. Please try again in an hour.'),
  invalidCode: message('Invalid or expired verification code.'),
  notCompleted: message('Failed to complete login. Please try again.'),
} as const;

/** Identifies one sign-in from the password to the session. 256 random bits, base64url. */
export const challengeIdSchema = z.string().regex(/^[\w-]{43}$/);

const challengeInputSchema = z.strictObject({ challengeId: challengeIdSchema });

/** Shows that a member completed a sign-in on this device before. 128 random bits and a proof bound to that member. */
export const deviceTokenSchema = z.string().regex(/^[\w-]{22}\.[0-9a-f]{32}$/);

/** Maximum number of members that one device remembers. */
export const DEVICE_MAX_TOKENS = 10;

export const knownDevicesSchema = z.array(deviceTokenSchema).max(DEVICE_MAX_TOKENS).optional();

/** `validateCredentials`: refuses an unknown username and a wrong password with the same message. */
export const validateCredentialsInputSchema = signInFormSchema.extend({
  knownDevices: knownDevicesSchema,
});
export const validateCredentialsOutputSchema = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    challengeId: challengeIdSchema,
    /** The masked address that the code will be sent to. */
    email: z.string(),
  }),
  refusalSchema,
]);

/**
 * `sendMfaCode`: mails a code in the language of the page. Each new code invalidates the earlier ones. After
 * `notCompleted` the sign-in starts over.
 */
export const sendMfaCodeInputSchema = challengeInputSchema.extend({ language: z.enum(LANGUAGES).optional() });
export const sendMfaCodeOutputSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), resendAfterSeconds: z.int().positive() }),
  refusalSchema,
]);

/** `verifyMfaCode`: if no tries are left, the sign-in starts over. */
export const verifyMfaCodeInputSchema = z.strictObject({
  challengeId: challengeIdSchema,
  code: signInCodeSchema,
});
export const verifyMfaCodeOutputSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true) }),
  refusalSchema.extend({ triesLeft: z.int().min(0) }),
]);

/** `completeMfaLogin`: returns a custom token for the session, once per challenge. */
export const completeMfaLoginInputSchema = challengeInputSchema;
export const completeMfaLoginOutputSchema = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    token: z.string(),
    /** To be stored on this device. Null if the member is already known on it. */
    deviceToken: deviceTokenSchema.nullable(),
  }),
  refusalSchema,
]);

/** The claims of a session that passed the emailed code. A password alone never grants them. `mfa_at` is in seconds since the epoch. */
export interface SessionClaims {
  mfa: true;
  mfa_at: number;
}

/**
 * Returns the claims of a new session. `mfa_at` is rounded up, so a new session never counts as older than the event
 * that ended the earlier ones.
 */
export function sessionClaims(now: Date): SessionClaims {
  return { mfa: true, mfa_at: Math.ceil(now.getTime() / SECOND_MS) };
}

/** `endSession`: ends the caller's session on the server. Their other sessions stay signed in. */
export const endSessionInputSchema = z.strictObject({});
