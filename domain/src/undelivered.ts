import * as z from 'zod';
import { contentItemPath } from './content-announcement.ts';
import {
  type Delivery,
  type DeliveryChannel,
  type DeliveryFailure,
  type DeliveryTemplate,
  RECIPIENT_KINDS,
} from './delivery.ts';
import { documentIdSchema } from './document-id.ts';
import { refusalSchema } from './refusal.ts';
import { requestLink } from './request-link.ts';

/** What leadership reads of the messages that were given up. */
export const UNDELIVERED_REFUSALS = {
  settled: 'Somebody else has taken care of this message already.',
} as const;

/** What a message was about, and never more. */
export const TEMPLATE_LABELS: Record<DeliveryTemplate, string> = {
  welcome: 'Welcome to a new member',
  recovery: 'Link to set a new password',
  new_request: 'New prayer request',
  need_alert: 'Alert about someone who may need help',
  unassigned_reminder: 'Reminder of a waiting request',
  escalation: 'Alert about a request that waits too long',
  returned: 'Request that went back to the team',
  assigned: 'Assigned prayer request',
  daily_content: 'Announcement of daily content',
  invitation: 'Invitation to a prayer circle',
  status_link: 'Link of a requester to their prayer request',
  prayer_notice: 'Word to a requester that somebody prayed',
};

export const CHANNEL_LABELS: Record<DeliveryChannel, string> = {
  email: 'E-mail',
  sms: 'Text message',
  push: 'Push',
};

const SERVICES: Record<DeliveryChannel, string> = {
  email: 'e-mail service',
  sms: 'text message service',
  push: 'push service',
};

const NOT_ACCEPTED: Record<DeliveryChannel, string> = {
  email: 'The e-mail service did not accept the address. Please check how it is spelled.',
  sms: 'The text message service did not accept the phone number. Please check it, with the country code.',
  push: 'The push service did not accept the devices of this member.',
};

const GUEST_NOT_ACCEPTED =
  'The e-mail service did not accept the address. Whoever entered it may have misspelled it';

const NOT_ACCEPTED_BY_GUEST: Partial<Record<DeliveryTemplate, string>> = {
  invitation: `${GUEST_NOT_ACCEPTED}, and can invite again.`,
  status_link: `${GUEST_NOT_ACCEPTED}.`,
  prayer_notice: `${GUEST_NOT_ACCEPTED}.`,
};

type Undelivered = Pick<Delivery<unknown>, 'channel' | 'template' | 'recipient' | 'about_id' | 'failure'>;

/** Whom a message was for, in words. A guest's address stays masked. */
export function recipientText(
  { template, recipient }: Pick<Undelivered, 'template' | 'recipient'>,
  nameOfMember: (uid: string) => string | null,
): string {
  switch (RECIPIENT_KINDS[template]) {
    case 'member':
      return nameOfMember(recipient) ?? 'a former member';
    case 'subscribers':
      return 'everybody who subscribed to daily content';
    case 'guest':
      return recipient;
  }
}

/** Where leadership sees what a message was about; null where that is nothing, or not theirs to see. */
export function aboutPath({ template, about_id }: Pick<Undelivered, 'template' | 'about_id'>): string | null {
  if (about_id === null || template === 'invitation') {
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
    not_authorized: `The ${SERVICES[channel]} refused us: our key for it may have ended. Please tell whoever set it up.`,
    not_configured: 'Text messages are not set up, so nothing could be sent.',
    unreachable: `The ${SERVICES[channel]} could not be reached, however often we tried.`,
    unexpected: 'Something went wrong on our side.',
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
