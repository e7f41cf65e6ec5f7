import { type Message, message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { withMessage } from '../fields/validation-messages.ts';

/** Kinds of email that a recipient can unsubscribe from. Codes and requested links are not among them. */
const MAIL_KINDS = ['team', 'invitations', 'prayers'] as const;

export type MailKind = (typeof MAIL_KINDS)[number];

/** Completes the sentence “emails about …” for each kind. */
export const MAIL_KIND_TEXTS: Record<MailKind, Message> = {
  team: message('new prayer requests and reminders'),
  invitations: message('invitations to prayer circles'),
  prayers: message('prayers for your requests'),
};

export const UNSUBSCRIBE_REFUSALS = {
  nothingToResume: message('There are no emails to turn back on. Please ask a leader to add you to a list.'),
  invalid: message('This link is not valid. Please use the link at the bottom of a newer email.'),
} as const;

/** The emails of one kind to one person. `subject` is the uid for `team`, and a pseudonym of the address otherwise. */
export interface Subscription {
  kind: MailKind;
  subject: string;
}

const TOKEN = /^(team|invitations|prayers)\.([\w-]{1,128})\.[\w-]{43}$/;

/** The token in an unsubscribe link: the subscription, and a signature that the server verifies. */
const unsubscribeTokenSchema = z.string().regex(TOKEN, withMessage(UNSUBSCRIBE_REFUSALS.invalid));

export function unsubscribeToken({ kind, subject }: Subscription, signature: string): string {
  return `${kind}.${subject}.${signature}`;
}

/** Returns the subscription that a token names, or null if the token is malformed. Only the server can verify the token. */
export function subscriptionOf(token: string): Subscription | null {
  const [, kind, subject] = TOKEN.exec(token) ?? [];
  const known = MAIL_KINDS.find((each) => each === kind);
  return known && subject ? { kind: known, subject } : null;
}

export function unsubscribeLink(publicSiteUrl: string, token: string): string {
  return `${publicSiteUrl}/unsubscribe?token=${token}`;
}

/** Returns the link to the page where a person confirms that they want the emails of a subscription. */
export function confirmAddressLink(publicSiteUrl: string, token: string): string {
  return `${publicSiteUrl}/confirm-address?token=${token}`;
}

/** Returns the URL to which a mail program sends a single POST to unsubscribe (RFC 8058). */
export function oneClickUrl(publicSiteUrl: string, token: string): string {
  return `${publicSiteUrl}/mail/unsubscribe?token=${token}`;
}

/** `changeSubscription`: ends the emails that a link names, or resumes them. Resuming also confirms the address. */
export const changeSubscriptionInputSchema = z.strictObject({
  token: unsubscribeTokenSchema,
  isWanted: z.boolean(),
});
