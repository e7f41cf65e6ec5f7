import { deliveryKeySchema } from '@prayer-community/domain/delivery/delivery';
import * as z from 'zod';
import { publicSiteUrl } from '../platform/parameters.ts';
import type { DeliveryAttempt } from './delivery-attempt.ts';

const querySchema = z
  .object({
    delivery_key: deliveryKeySchema,
    delivery_attempt: z.coerce.number().int().positive(),
  })
  .transform(({ delivery_key: key, delivery_attempt: attempt }) => ({ key, attempt }));

/** Returns the URL to which Twilio reports what became of a text message. Only ids, because Twilio stores it. */
export function smsStatusUrl({ key, attempt }: DeliveryAttempt): string {
  const query = new URLSearchParams({ delivery_key: key, delivery_attempt: String(attempt) });
  return `${publicSiteUrl.value()}/sms/status?${query}`;
}

/** Returns the attempt that a status URL names. Undefined if it names none. */
export function attemptIn(query: unknown): DeliveryAttempt | undefined {
  return querySchema.safeParse(query).data;
}
