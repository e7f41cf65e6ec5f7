import { type Message, message, t } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { MODERATION_PATH } from '../belief-wall/moderation-link.ts';
import { requestLink } from '../prayer-request/request-link.ts';
import { refusalSchema } from '../refusal.ts';
import { contentItemPath } from './content-announcement.ts';
import {
  type Delivery,
  type DeliveryChannel,
  type DeliveryFailure,
  type DeliveryTemplate,
  deliveryKeySchema,
  RECIPIENT_KINDS,
} from './delivery.ts';
import { isOptIn } from './notifications.ts';

export const UNDELIVERED_REFUSALS = {
  settled: message('Someone else already handled this message.'),
} as const;

/** Describes what a message was about, without any details. */
export const TEMPLATE_LABELS: Record<DeliveryTemplate, Message> = {
  welcome: message('Welcome to a new member'),
  recovery: message('Link to set a new password'),
  email_changed: message('Notice that an email address was changed'),
  new_request: message('New prayer request'),
  new_requests: message('Summary of new prayer requests'),
  need_alert: message('Alert about someone who may need help'),
  wall_alert: message('Alert about a post on the Belief Wall'),
  unassigned_reminder: message('Reminder about an unassigned request'),
  escalation: message('Alert about an overdue request'),
  returned: message('Request returned to the team'),
  assigned: message('Assigned prayer request'),
  daily_content: message('Announcement of daily content'),
  invitation: message('Invitation to a prayer circle'),
  requester_answered: message('Message from a requester'),
  reply_review: message('Reply awaiting review'),
  reply: message('Notice to a requester about a reply'),
  status_link: message('Requester’s link to their prayer request'),
  prayer_notice: message('Notice to a requester that someone prayed'),
};

export const CHANNEL_LABELS: Record<DeliveryChannel, Message> = {
  email: message('Email'),
  sms: message('Text message'),
  push: message('Push'),
};

const NOT_AUTHORIZED: Record<DeliveryChannel, Message> = {
  email: message(
    'The email service refused our key, which may have expired, or our plan has reached its limit. Please tell the person who set it up.',
  ),
  sms: message(
    'The text message service refused our key, number or account. Please tell the person who set it up.',
  ),
  push: message(
    'The push service refused our key, which may have expired. Please tell the person who set it up.',
  ),
};

const UNREACHABLE: Record<DeliveryChannel, Message> = {
  email: message('We couldn’t reach the email service after several tries.'),
  sms: message('We couldn’t reach the text message service after several tries.'),
  push: message('We couldn’t reach the push service after several tries.'),
};

const NOT_ACCEPTED: Record<DeliveryChannel, Message> = {
  email: message('The email service rejected the address. Please check its spelling.'),
  sms: message(
    'The text message service rejected the phone number. Please check it, including the country code.',
  ),
  push: message('The push service rejected this member’s devices.'),
};

const GUEST_NOT_ACCEPTED = message('The email service rejected the address. It may be misspelled.');

const NOT_ACCEPTED_BY_GUEST: Partial<Record<DeliveryTemplate, Message>> = {
  invitation: message(
    'The email service rejected the address. It may be misspelled; the inviter can try again.',
  ),
  status_link: GUEST_NOT_ACCEPTED,
  prayer_notice: GUEST_NOT_ACCEPTED,
};

const SENDER_NOT_VERIFIED = message(
  'The email service doesn’t send from our address until its domain is verified. Please tell the person who set it up.',
);
const NUMBER_NOT_REGISTERED = message(
  'Phone companies don’t deliver from our number until it is registered. Please tell the person who set it up.',
);

const RETURNED = message(
  'The recipient’s mail server sent it back. The address may be wrong, or the mailbox full.',
);
const TEXT_RETURNED = message(
  'The phone company didn’t deliver it. The number may be wrong, a landline, or out of service.',
);

const STOPPED = message(
  'This person replied STOP to our text messages. They can text START to get them again.',
);
const LEFT_LISTS = message(
  'This person replied STOP, so they left the lists for text messages. Once they text START, add them again.',
);
const SUPPRESSED = message(
  'The email service no longer sends to this address, because earlier messages failed. Please tell the person who set it up.',
);

type Undelivered = Pick<Delivery<unknown>, 'channel' | 'template' | 'recipient' | 'about_id' | 'failure'>;

/** Describes the recipient of a message. A guest's address stays masked. */
export function recipientText(
  { template, recipient }: Pick<Undelivered, 'template' | 'recipient'>,
  nameOfMember: (uid: string) => string | null,
): string {
  switch (RECIPIENT_KINDS[template]) {
    case 'member':
      return nameOfMember(recipient) ?? t('a former member');
    case 'subscribers':
      return t('everyone subscribed to daily content');
    case 'guest':
      return recipient;
  }
}

/** Messages whose subject has no screen for leadership. */
const WITHOUT_LINK: readonly DeliveryTemplate[] = ['invitation', 'email_changed'];

/** Returns the page where leadership can see what a message was about. Null if there is none, or if they may not see it. */
export function aboutPath({ template, about_id }: Pick<Undelivered, 'template' | 'about_id'>): string | null {
  if (about_id === null || WITHOUT_LINK.includes(template)) {
    return null;
  }
  switch (template) {
    case 'daily_content':
      return contentItemPath(about_id);
    case 'wall_alert':
      return MODERATION_PATH;
    default:
      return requestLink(about_id);
  }
}

/** Returns the reason to show to a leader why a message did not arrive. */
export function undeliveredReason({
  channel,
  template,
  failure,
}: Pick<Undelivered, 'channel' | 'template' | 'failure'>): Message {
  const isText = channel === 'sms';
  const notAccepted = NOT_ACCEPTED_BY_GUEST[template] ?? NOT_ACCEPTED[channel];
  const texts: Record<DeliveryFailure, Message> = {
    not_accepted: notAccepted,
    wrong_address: notAccepted,
    not_authorized: NOT_AUTHORIZED[channel],
    not_configured: message('Text messages are not set up, so nothing was sent.'),
    sender_not_verified: isText ? NUMBER_NOT_REGISTERED : SENDER_NOT_VERIFIED,
    unreachable: UNREACHABLE[channel],
    returned: isText ? TEXT_RETURNED : RETURNED,
    suppressed: isText ? stoppedText(template) : SUPPRESSED,
    unexpected: message('Something went wrong on our side.'),
  };
  return texts[failure ?? 'unexpected'];
}

function stoppedText(template: DeliveryTemplate): Message {
  return isOptIn(template) ? LEFT_LISTS : STOPPED;
}

/** `retryDelivery`: makes one more attempt at a message that was given up. */
export const retryDeliveryInputSchema = z.strictObject({ key: deliveryKeySchema });
export const retryDeliveryOutputSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), outcome: z.enum(['sent', 'not_needed']) }),
  refusalSchema,
]);

/** `dismissDelivery`: hides a message that was given up. */
export const dismissDeliveryInputSchema = z.strictObject({ key: deliveryKeySchema });
