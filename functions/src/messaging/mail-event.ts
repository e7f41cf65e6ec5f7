import { deliveryKeySchema } from '@prayer-community/domain/delivery/delivery';
import * as z from 'zod';
import type { DeliveryAttempt } from './delivery-attempt.ts';

/** What the events of an email refer to. */
interface MailOrigin {
  /** Undefined for an email that is not a delivery, such as a code. */
  delivery: DeliveryAttempt | undefined;
  isForSignIn: boolean;
}

/** Returns custom arguments, which SendGrid includes in each event of an email. Only ids, because SendGrid stores them for years. */
export function toCustomArguments({ delivery, isForSignIn }: MailOrigin): Record<string, string> {
  return {
    ...(delivery && { delivery_key: delivery.key, delivery_attempt: String(delivery.attempt) }),
    ...(delivery?.recipient && { delivery_recipient: delivery.recipient }),
    ...(isForSignIn && { for_sign_in: 'true' }),
  };
}

/**
 * Events after which the recipient does not have the email. `deferred` is not one of them: SendGrid keeps retrying and
 * ends with one of these or `delivered`. Neither is `spamreport`: that email arrived, and later ones are `dropped`.
 * https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/event
 */
const FAILURES = { bounce: 'returned', blocked: 'returned', dropped: 'suppressed' } as const;

const undeliveredEventSchema = z
  .object({
    event: z.enum(['bounce', 'blocked', 'dropped']),
    delivery_key: deliveryKeySchema.optional(),
    delivery_attempt: z.coerce.number().int().positive().optional(),
    delivery_recipient: z.string().optional(),
    for_sign_in: z.literal('true').optional(),
  })
  .transform(({ event, delivery_key: key, delivery_attempt: attempt, delivery_recipient, for_sign_in }) => ({
    failure: FAILURES[event],
    delivery:
      key === undefined || attempt === undefined
        ? undefined
        : { key, attempt, recipient: delivery_recipient },
    isForSignIn: for_sign_in !== undefined,
  }));

export type UndeliveredMail = z.infer<typeof undeliveredEventSchema>;

/** Returns the emails that a post of SendGrid's event webhook reports as undelivered. Ignores all other events. */
export function readUndelivered(events: readonly unknown[]): UndeliveredMail[] {
  return events.flatMap((event) => undeliveredEventSchema.safeParse(event).data ?? []);
}
