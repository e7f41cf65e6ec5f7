import { type Message, message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { withMessage } from '../fields/validation-messages.ts';

/** Mails that can be unsubscribed. Codes and requested links cannot. */
export const MAIL_KINDS = ['team', 'invitations', 'prayers'] as const;

export type MailKind = (typeof MAIL_KINDS)[number];

/** What each kind is about, to finish the sentence “e-mails about …”. */
export const MAIL_KIND_TEXTS: Record<MailKind, Message> = {
  team: message('new prayer requests and reminders'),
  invitations: message('invitations to prayer circles'),
  prayers: message('prayers for your requests'),
};

export const UNSUBSCRIBE_REFUSALS = {
  invalid: message('This link is not valid. Please use the link at the bottom of a newer e-mail.'),
} as const;

/** Whose mails of which kind: for `team` the member's uid, for the others a pseudonym of the address. */
export interface Subscription {
  kind: MailKind;
  subject: string;
}

const TOKEN = /^(team|invitations|prayers)\.([\w-]{1,128})\.[\w-]{43}$/;

/** What an unsubscribe link carries: the subscription, and a signature by which the server knows it. */
export const unsubscribeTokenSchema = z.string().regex(TOKEN, withMessage(UNSUBSCRIBE_REFUSALS.invalid));

/** The token of a subscription. */
export function unsubscribeToken({ kind, subject }: Subscription, signature: string): string {
  return `${kind}.${subject}.${signature}`;
}

/** The subscription that a token names, or null; whether it is genuine the server alone knows. */
export function subscriptionOf(token: string): Subscription | null {
  const [, kind, subject] = TOKEN.exec(token) ?? [];
  const known = MAIL_KINDS.find((each) => each === kind);
  return known && subject ? { kind: known, subject } : null;
}

/** Where a person unsubscribes, below the address of the public site. */
export function unsubscribeLink(publicSiteUrl: string, token: string): string {
  return `${publicSiteUrl}/unsubscribe?token=${token}`;
}

/** Where a person confirms that they want the mails of a subscription, below the address of the public site. */
export function confirmAddressLink(publicSiteUrl: string, token: string): string {
  return `${publicSiteUrl}/confirm-address?token=${token}`;
}

/** Where a mail program unsubscribes with one POST (RFC 8058). */
export function oneClickUrl(publicSiteUrl: string, token: string): string {
  return `${publicSiteUrl}/mail/unsubscribe?token=${token}`;
}

/** `changeSubscription`: ends the mails that a link names, or takes that back, which also confirms the address. */
export const changeSubscriptionInputSchema = z.strictObject({
  token: unsubscribeTokenSchema,
  isWanted: z.boolean(),
});
