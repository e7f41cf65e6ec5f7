import type { DeliveryFailure } from '@prayer-community/domain/delivery/delivery';
import * as z from 'zod';
import { failureOfStatus } from './message-not-taken-error.ts';

const FORBIDDEN = 403;

/** SendGrid's ResponseError; what never reached it has another `code`, or none. */
const answeredSchema = z.object({ code: z.int(), response: z.unknown() });

const refusedFieldsSchema = z.object({
  body: z.object({ errors: z.array(z.object({ field: z.string().nullish() })) }),
});

/** Why SendGrid did not take a mail. It answers 403 and names the field `from` where the domain of the sender is not verified. */
export function sendgridFailure(error: unknown): DeliveryFailure {
  const answered = answeredSchema.safeParse(error);
  if (!answered.success) {
    return 'unreachable';
  }
  const { code, response } = answered.data;
  const refused = refusedFieldsSchema.safeParse(response);
  const isSenderRefused =
    code === FORBIDDEN && refused.data?.body.errors.some(({ field }) => field === 'from') === true;
  return isSenderRefused ? 'sender_not_verified' : failureOfStatus(code);
}

/** The index in `personalizations.3.to.0.email`, however SendGrid writes it. */
const PERSONALIZATION = /^personalizations\W+(\d+)\W+to\b/;

/** The recipients, by their index, for whom SendGrid refuses a mail; none where it names none. */
export function refusedPersonalizations(error: unknown): number[] {
  const refused = refusedFieldsSchema.safeParse(answeredSchema.safeParse(error).data?.response);
  const fields = refused.data?.body.errors.map(({ field }) => PERSONALIZATION.exec(field ?? '')?.[1]) ?? [];
  return [...new Set(fields.flatMap((index) => (index === undefined ? [] : Number(index))))];
}
