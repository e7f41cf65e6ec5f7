import { message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import type { DeliveryMessage } from '../delivery/delivery.ts';
import { documentIdSchema } from '../fields/document-id.ts';
import { refusalSchema } from '../refusal.ts';
import { MEMBER_REFUSALS, uidSchema } from '../staff/team-member.ts';
import { CODE_LIFETIME_MS, CODE_MAX_TRIES, type MailedCode } from './mailed-code.ts';
import { memberEmailSchema } from './member-identity.ts';
import { SIGN_IN_REFUSALS } from './sign-in.ts';
import { signInCodeSchema } from './sign-in-form.ts';

/** Codes for a new address that one member is sent in an hour. */
export const EMAIL_CHANGES_PER_HOUR = 5;

/** Retention of the former address, for retries of the notice to it. */
const NOTICE_LIFETIME_MS = 3 * 86_400_000;

/** Longest time that a change takes between profile and account. */
const ACCOUNT_FOLLOWS_WITHIN_MS = 60_000;

/** What a leader reads whose change of a member's address went no further. */
export const EMAIL_CHANGE_REFUSALS = {
  noMember: MEMBER_REFUSALS.noMember,
  emailTaken: MEMBER_REFUSALS.emailTaken,
  usedInCircles: message(
    'This address is already used in prayer circles. Please use another, or ask its owner to leave those circles first.',
  ),
  tooManyCodes: SIGN_IN_REFUSALS.tooManyCodes,
  tooManyMails: message('This address received too many e-mails today. Please try again tomorrow.'),
  codeNotSent: SIGN_IN_REFUSALS.codeNotSent,
  invalidCode: SIGN_IN_REFUSALS.invalidCode,
  notChanged: message('Failed to change the e-mail address.'),
} as const;

/** `email_changes/{id}`: a code went to the address that a member is to have. */
export interface EmailChange<Instant> extends MailedCode<Instant> {
  user_id: string;
  email: string;
  former_email: string;
  requested_by: string;
  changed_at: Instant | null;
  expires_at: Instant;
}

/** A change that its code has yet to confirm. */
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
    expires_at: new Date(now.getTime() + CODE_LIFETIME_MS),
  };
}

/** The fields of a change whose code was right. */
export function confirmEmailChange(
  now: Date,
): Pick<EmailChange<Date>, 'code_hash' | 'changed_at' | 'expires_at'> {
  return { code_hash: null, changed_at: now, expires_at: new Date(now.getTime() + NOTICE_LIFETIME_MS) };
}

/**
 * True for so long after a change that the account may yet follow the profile. After that it is brought back to it, as where the
 * change was cut off.
 */
export function isAccountToFollow({ changed_at }: Pick<EmailChange<Date>, 'changed_at'>, now: Date): boolean {
  return changed_at !== null && now.getTime() - changed_at.getTime() < ACCOUNT_FOLLOWS_WITHIN_MS;
}

/** Wrong codes that a change still bears. */
export function triesLeftOf({ wrong_tries }: Pick<EmailChange<unknown>, 'wrong_tries'>): number {
  return CODE_MAX_TRIES - wrong_tries;
}

/** When it is certain whether a change that is stored now stays: by then the account has followed, or it was taken back. */
export function emailChangeSettledAt(now: Date): Date {
  return new Date(now.getTime() + ACCOUNT_FOLLOWS_WITHIN_MS);
}

/** The notice to the former address. */
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

/** `requestEmailChange`: mails a code to the address that a member is to have. */
export const requestEmailChangeInputSchema = z.strictObject({ uid: uidSchema, email: memberEmailSchema });
export const requestEmailChangeOutputSchema = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    changeId: changeIdSchema,
    resendAfterSeconds: z.int().positive(),
  }),
  refusalSchema,
]);

/** `confirmEmailChange`: with no tries left another code is needed. A refused change may have ended memberships in circles. */
export const confirmEmailChangeInputSchema = z.strictObject({
  changeId: changeIdSchema,
  code: signInCodeSchema,
});
export const confirmEmailChangeOutputSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true) }),
  refusalSchema.extend({ hasLeftCircles: z.boolean(), triesLeft: z.int().min(0) }),
]);
