import * as z from 'zod';
import type { Delivery, DeliveryChannel, DeliveryFailure, DeliveryTemplate } from './delivery.ts';
import { documentIdSchema } from './document-id.ts';
import { refusalSchema } from './refusal.ts';

/** What leadership reads of the messages that were given up. */
export const UNDELIVERED_REFUSALS = {
  settled: 'Somebody else has taken care of this message already.',
} as const;

/** What a message was about, and never more. */
export const TEMPLATE_LABELS: Record<DeliveryTemplate, string> = {
  welcome: 'Welcome to a new member',
  new_request: 'New prayer request',
  need_alert: 'Alert about someone who may need help',
  unassigned_reminder: 'Reminder of a waiting request',
  assigned: 'Assigned prayer request',
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

/** Why a message did not arrive, in words that help. */
export function failureText({ channel, failure }: Pick<Delivery<unknown>, 'channel' | 'failure'>): string {
  const texts: Record<DeliveryFailure, string> = {
    not_accepted: NOT_ACCEPTED[channel],
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
