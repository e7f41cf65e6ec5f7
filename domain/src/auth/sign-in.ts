import { LANGUAGES } from '@prayer-community/i18n/language';
import { message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { refusalSchema } from '../refusal.ts';
import { signInCodeSchema, signInFormSchema } from './sign-in-form.ts';

/** What someone reads whose sign-in went no further (section 8 of the specification, and ours where it is silent). */
export const SIGN_IN_REFUSALS = {
  invalidCredentials: message('Invalid username or password'),
  locked: (wait: string) => message('Too many failed attempts. Please try again in {wait}.', { wait }),
  codeNotSent: message('Failed to send verification code'),
  tooSoon: (wait: string) => message('Please wait {wait} before requesting another code.', { wait }),
  tooManyCodes: message('Too many verification codes were requested. Please try again in an hour.'),
  invalidCode: message('Invalid or expired verification code.'),
  notCompleted: message('Failed to complete login. Please try again.'),
} as const;

/** Names one sign-in from the password to the session: 256 random bits, base64url. */
export const challengeIdSchema = z.string().regex(/^[\w-]{43}$/);

const challengeInputSchema = z.strictObject({ challengeId: challengeIdSchema });

/** Shows that somebody signed in fully on this device before: 128 random bits and their proof for that member. */
export const deviceTokenSchema = z.string().regex(/^[\w-]{22}\.[0-9a-f]{32}$/);

/** Members who may have signed in on one device and be known there. */
export const DEVICE_MAX_TOKENS = 10;

/** The tokens that a device sends along. */
export const knownDevicesSchema = z.array(deviceTokenSchema).max(DEVICE_MAX_TOKENS).optional();

/** `validateCredentials`: the same refusal for an unknown username and a wrong password. */
export const validateCredentialsInputSchema = signInFormSchema.extend({
  knownDevices: knownDevicesSchema,
});
export const validateCredentialsOutputSchema = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    challengeId: challengeIdSchema,
    /** Where the code will go, masked. */
    email: z.string(),
  }),
  refusalSchema,
]);

/**
 * `sendMfaCode`: mails a code, the first or another, in the language of the page; every code makes those before it worthless. On
 * `notCompleted` the sign-in starts over.
 */
export const sendMfaCodeInputSchema = challengeInputSchema.extend({ language: z.enum(LANGUAGES).optional() });
export const sendMfaCodeOutputSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), resendAfterSeconds: z.int().positive() }),
  refusalSchema,
]);

/** `verifyMfaCode`: with no tries left the sign-in starts over. */
export const verifyMfaCodeInputSchema = z.strictObject({
  challengeId: challengeIdSchema,
  code: signInCodeSchema,
});
export const verifyMfaCodeOutputSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true) }),
  refusalSchema.extend({ triesLeft: z.int().min(0) }),
]);

/** `completeMfaLogin`: a custom token for the session, once per challenge. */
export const completeMfaLoginInputSchema = challengeInputSchema;
export const completeMfaLoginOutputSchema = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    token: z.string(),
    /** For this device to store; null where the member is known on it. */
    deviceToken: deviceTokenSchema.nullable(),
  }),
  refusalSchema,
]);

/** The claims of a session that passed the e-mailed code, which a password alone does not get; `mfa_at` in seconds since the epoch. */
export interface SessionClaims {
  mfa: true;
  mfa_at: number;
}

/** The claims of a session that begins now: rounded up, so that no session counts as older than what ended those before it. */
export function sessionClaims(now: Date): SessionClaims {
  return { mfa: true, mfa_at: Math.ceil(now.getTime() / 1000) };
}

/** `endSession`: ends the caller's session on the server; their other sessions go on. */
export const endSessionInputSchema = z.strictObject({});
