import { documentIdSchema } from '@prayer-community/domain/fields/document-id';
import * as z from 'zod';

const LONGEST_KEY_CHARS = 500;

/** The try of a delivery that sends a mail. */
export interface DeliveryTry {
  readonly key: string;
  readonly attempt: number;
  /** The recipient by uid, where the delivery is to several. */
  readonly recipient?: string | undefined;
}

/** What the events of a mail are about. */
interface MailOrigin {
  /** Undefined for a mail that is no delivery, such as a code. */
  delivery: DeliveryTry | undefined;
  isForSignIn: boolean;
}

/** Custom arguments, which SendGrid puts into each event of a mail: ids alone, since it stores them for years. */
export function toCustomArguments({ delivery, isForSignIn }: MailOrigin): Record<string, string> {
  return {
    ...(delivery && { delivery_key: delivery.key, delivery_attempt: String(delivery.attempt) }),
    ...(delivery?.recipient && { delivery_recipient: delivery.recipient }),
    ...(isForSignIn && { for_sign_in: 'true' }),
  };
}

/**
 * The events after which its recipient has no mail. `deferred` is none of them: SendGrid keeps trying, and ends with one of these or
 * `delivered`. Nor is `spamreport`: that mail arrived, and later ones are `dropped`.
 * https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/event
 */
const FAILURES = { bounce: 'returned', blocked: 'returned', dropped: 'suppressed' } as const;

const undeliveredEventSchema = z
  .object({
    event: z.enum(['bounce', 'blocked', 'dropped']),
    delivery_key: documentIdSchema(LONGEST_KEY_CHARS).optional(),
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

/** A mail that its recipient does not have. */
export type UndeliveredMail = z.infer<typeof undeliveredEventSchema>;

/** The mails that a post of SendGrid's event webhook calls undelivered; all other events say nothing. */
export function readUndelivered(events: readonly unknown[]): UndeliveredMail[] {
  return events.flatMap((event) => undeliveredEventSchema.safeParse(event).data ?? []);
}
