import { message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import type { DeliveryMessage } from '../delivery/delivery.ts';
import { documentIdSchema } from '../fields/document-id.ts';
import { after, DAY_MS, MINUTE_MS } from '../fields/durations.ts';
import { emailAddressSchema } from '../fields/email-address.ts';
import type { Stored } from '../fields/stored.ts';
import { SIGN_IN_CODE_DIGITS } from '../limits.ts';
import { refusalSchema } from '../refusal.ts';
import { MEMBER_REFUSALS, uidSchema } from '../staff/team-member.ts';
import { CODE_LIFETIME_MS, CODE_MAX_TRIES, mailedCodeFields } from './mailed-code.ts';
import { mailedCode } from './sign-in-form.ts';

/** Maximum number of codes for a new address per member and hour. */
export const EMAIL_CHANGES_PER_HOUR = 5;

/** How long the former address is stored for retries of the notice to it. */
const NOTICE_LIFETIME_MS = 3 * DAY_MS;

/** Maximum delay between the change of the profile and the change of the account. */
const ACCOUNT_FOLLOWS_WITHIN_MS = MINUTE_MS;

/** Members tell leaders this code, but never the verification code of a sign-in, so the two have different names. */
export const EMAIL_CHANGE_REFUSALS = {
  noMember: MEMBER_REFUSALS.noMember,
  emailTaken: MEMBER_REFUSALS.emailTaken,
  usedInCircles: message(
    'This address is already used in prayer circles. Please use another, or ask its owner to leave those circles first.',
  ),
  tooManyCodes: message('Too many confirmation codes were requested. Please try again in an hour.'),
  tooManyMails: message('This address received too many emails today. Please try again tomorrow.'),
  codeNotSent: message('Failed to send the confirmation code.'),
  invalidCode: message('Invalid or expired confirmation code.'),
  notChanged: message('Failed to change the email address.'),
} as const;

/** The stored fields of `email_changes/{id}`. */
export function emailChangeFields(instant: z.ZodType<Date>) {
  return {
    ...mailedCodeFields(instant),
    user_id: z.string(),
    email: z.string(),
    former_email: z.string(),
    requested_by: z.string(),
    changed_at: instant.nullable(),
    /** True once the member has left a prayer circle because of this change. Absent in older documents. */
    has_left_circles: z.boolean().default(false),
    expires_at: instant,
  };
}

/** A change of a member's address, confirmed by a code mailed to the new address. */
export type EmailChange<Instant> = Stored<typeof emailChangeFields, Instant>;

export function newEmailChange(
  change: Pick<EmailChange<Date>, 'user_id' | 'email' | 'former_email' | 'requested_by'>,
  codeHash: string,
  now: Date,
): EmailChange<Date> {
  return {
    ...change,
    code_hash: codeHash,
    code_sent_at: now,
    wrong_tries: 0,
    changed_at: null,
    has_left_circles: false,
    expires_at: after(now, CODE_LIFETIME_MS),
  };
}

export function confirmEmailChange(
  now: Date,
): Pick<EmailChange<Date>, 'code_hash' | 'changed_at' | 'expires_at'> {
  return { code_hash: null, changed_at: now, expires_at: after(now, NOTICE_LIFETIME_MS) };
}

/**
 * True while the account may still be catching up with a changed profile. After that, an account that differs is reset
 * to the profile, for example if the change was cut off.
 */
export function isAccountCatchingUp(
  { changed_at }: Pick<EmailChange<Date>, 'changed_at'>,
  now: Date,
): boolean {
  return changed_at !== null && now.getTime() - changed_at.getTime() < ACCOUNT_FOLLOWS_WITHIN_MS;
}

export function triesLeftOf({ wrong_tries }: Pick<EmailChange<unknown>, 'wrong_tries'>): number {
  return CODE_MAX_TRIES - wrong_tries;
}

/** Returns the time by which a change stored at `now` is final: the account has followed the profile, or the change was reverted. */
export function emailChangeSettledAt(now: Date): Date {
  return after(now, ACCOUNT_FOLLOWS_WITHIN_MS);
}

/** Creates the notice to the former address. */
export function emailChangedMessage(changeId: string, uid: string): DeliveryMessage {
  return {
    key: `email_changed_${changeId}`,
    channel: 'email',
    template: 'email_changed',
    recipient: uid,
    about_id: changeId,
  };
}

const changeIdSchema = documentIdSchema(64);

/** `requestEmailChange`: mails a code to the new address of a member. */
export const requestEmailChangeInputSchema = z.strictObject({ uid: uidSchema, email: emailAddressSchema });
export const requestEmailChangeOutputSchema = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    changeId: changeIdSchema,
    resendAfterSeconds: z.int().positive(),
  }),
  refusalSchema,
]);

export const confirmationCodeFormSchema = z.strictObject({
  code: mailedCode(message(`Please enter a ${SIGN_IN_CODE_DIGITS}-digit confirmation code.`)),
});

/**
 * `confirmEmailChange`: if no tries are left, a new code is needed. Even a refused change may have removed the member
 * from their circles.
 */
export const confirmEmailChangeInputSchema = confirmationCodeFormSchema.extend({ changeId: changeIdSchema });
export const confirmEmailChangeOutputSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true) }),
  refusalSchema.extend({ hasLeftCircles: z.boolean(), triesLeft: z.int().min(0) }),
]);
