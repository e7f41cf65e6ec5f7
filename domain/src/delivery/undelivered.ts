import * as z from 'zod';
import { documentIdSchema } from '../fields/document-id.ts';
import { requestLink } from '../prayer-request/request-link.ts';
import { refusalSchema } from '../refusal.ts';
import { text } from '../texts/text.ts';
import { contentItemPath } from './content-announcement.ts';
import {
  type Delivery,
  type DeliveryChannel,
  type DeliveryFailure,
  type DeliveryTemplate,
  RECIPIENT_KINDS,
} from './delivery.ts';

/** What leadership reads of the messages that were given up. */
export const UNDELIVERED_REFUSALS = {
  settled: text('Someone else already handled this message.'),
} as const;

/** What a message was about, and never more. */
export const TEMPLATE_LABELS: Record<DeliveryTemplate, string> = {
  welcome: text('Welcome to a new member'),
  recovery: text('Link to set a new password'),
  email_changed: text('Notice that an e-mail address was changed'),
  new_request: text('New prayer request'),
  new_requests: text('Summary of new prayer requests'),
  need_alert: text('Alert about someone who may need help'),
  unassigned_reminder: text('Reminder about an unassigned request'),
  escalation: text('Alert about an overdue request'),
  returned: text('Request returned to the team'),
  assigned: text('Assigned prayer request'),
  daily_content: text('Announcement of daily content'),
  invitation: text('Invitation to a prayer circle'),
  requester_answered: text('Answer from a requester'),
  reply_review: text('Reply awaiting review'),
  reply: text('Notice to a requester about a reply'),
  status_link: text('Requester’s link to their prayer request'),
  prayer_notice: text('Notice to a requester that someone prayed'),
};

export const CHANNEL_LABELS: Record<DeliveryChannel, string> = {
  email: text('E-mail'),
  sms: text('Text message'),
  push: text('Push'),
};

const NOT_AUTHORIZED: Record<DeliveryChannel, string> = {
  email: text(
    'The e-mail service refused our key, which may have expired. Please tell the person who set it up.',
  ),
  sms: text(
    'The text message service refused our key, which may have expired. Please tell the person who set it up.',
  ),
  push: text(
    'The push service refused our key, which may have expired. Please tell the person who set it up.',
  ),
};

const UNREACHABLE: Record<DeliveryChannel, string> = {
  email: text('We couldn’t reach the e-mail service after several tries.'),
  sms: text('We couldn’t reach the text message service after several tries.'),
  push: text('We couldn’t reach the push service after several tries.'),
};

const NOT_ACCEPTED: Record<DeliveryChannel, string> = {
  email: text('The e-mail service rejected the address. Please check its spelling.'),
  sms: text(
    'The text message service rejected the phone number. Please check it, including the country code.',
  ),
  push: text('The push service rejected this member’s devices.'),
};

const GUEST_NOT_ACCEPTED = text('The e-mail service rejected the address. It may be misspelled.');

const NOT_ACCEPTED_BY_GUEST: Partial<Record<DeliveryTemplate, string>> = {
  invitation: text(
    'The e-mail service rejected the address. It may be misspelled; the inviter can try again.',
  ),
  status_link: GUEST_NOT_ACCEPTED,
  prayer_notice: GUEST_NOT_ACCEPTED,
};

type Undelivered = Pick<Delivery<unknown>, 'channel' | 'template' | 'recipient' | 'about_id' | 'failure'>;

/** Whom a message was for, in words. A guest's address stays masked. */
export function recipientText(
  { template, recipient }: Pick<Undelivered, 'template' | 'recipient'>,
  nameOfMember: (uid: string) => string | null,
): string {
  switch (RECIPIENT_KINDS[template]) {
    case 'member':
      return nameOfMember(recipient) ?? text('a former member');
    case 'subscribers':
      return text('everyone subscribed to daily content');
    case 'guest':
      return recipient;
  }
}

/** Messages about what leadership has no screen for. */
const NOT_TO_SEE: readonly DeliveryTemplate[] = ['invitation', 'email_changed'];

/** Where leadership sees what a message was about; null where that is nothing, or not theirs to see. */
export function aboutPath({ template, about_id }: Pick<Undelivered, 'template' | 'about_id'>): string | null {
  if (about_id === null || NOT_TO_SEE.includes(template)) {
    return null;
  }
  return template === 'daily_content' ? contentItemPath(about_id) : requestLink(about_id);
}

/** Why a message did not arrive, in words that help. */
export function failureText({
  channel,
  template,
  failure,
}: Pick<Undelivered, 'channel' | 'template' | 'failure'>): string {
  const texts: Record<DeliveryFailure, string> = {
    not_accepted: NOT_ACCEPTED_BY_GUEST[template] ?? NOT_ACCEPTED[channel],
    not_authorized: NOT_AUTHORIZED[channel],
    not_configured: text('Text messages are not set up, so nothing was sent.'),
    sender_not_verified: text(
      'The e-mail service doesn’t send from our address until its domain is verified. Please tell the person who set it up.',
    ),
    unreachable: UNREACHABLE[channel],
    returned: text(
      'The recipient’s mail server sent it back. The address may be wrong, or the mailbox full.',
    ),
    suppressed: text(
      'The e-mail service no longer sends to this address, because earlier messages failed. Please tell the person who set it up.',
    ),
    unexpected: text('Something went wrong on our side.'),
  };
  return texts[failure ?? 'unexpected'];
}

const keySchema = documentIdSchema(500);

/** `retryDelivery`: one more try of a message that was given up. */
export const retryDeliveryInputSchema = z.strictObject({ key: keySchema });
export const retryDeliveryOutputSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), outcome: z.enum(['sent', 'not_needed']) }),
  refusalSchema,
]);

/** `dismissDelivery`: a message that was given up is seen no more. */
export const dismissDeliveryInputSchema = z.strictObject({ key: keySchema });
