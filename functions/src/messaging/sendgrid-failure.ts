import type { DeliveryFailure } from '@prayer-community/domain/delivery/delivery';
import * as z from 'zod';
import { failureOfStatus } from './message-not-accepted-error.ts';

const FORBIDDEN = 403;

/** SendGrid's ResponseError. */
const answeredSchema = z.object({ code: z.int(), response: z.unknown() });

/** An error of the HTTP client that SendGrid's library uses: no response arrived. */
const unansweredSchema = z.object({ isAxiosError: z.literal(true) });

const refusedFieldsSchema = z.object({
  body: z.object({ errors: z.array(z.object({ field: z.string().nullish() })) }),
});

/**
 * Returns why SendGrid did not accept an email, apart from the recipients that it names (`MailRefusedError`). If the
 * sender's domain is not verified, it answers 403 and names the field `from`.
 * @returns null if the error is not about SendGrid, but a fault of ours
 */
export function sendgridFailure(error: unknown): DeliveryFailure | null {
  const answered = answeredSchema.safeParse(error);
  if (!answered.success) {
    return unansweredSchema.safeParse(error).success ? 'unreachable' : null;
  }
  const { code, response } = answered.data;
  const refused = refusedFieldsSchema.safeParse(response);
  const isSenderRefused =
    code === FORBIDDEN && refused.data?.body.errors.some(({ field }) => field === 'from') === true;
  return isSenderRefused ? 'sender_not_verified' : failureOfStatus(code);
}

/** Matches the index in `personalizations.3.to.0.email`, with any of SendGrid's separators. */
const PERSONALIZATION = /^personalizations\W+(\d+)\W+to\b/;

/** Returns the indexes of the recipients for whom SendGrid refuses an email. Empty if it names none. */
export function refusedPersonalizations(error: unknown): number[] {
  const refused = refusedFieldsSchema.safeParse(answeredSchema.safeParse(error).data?.response);
  const fields = refused.data?.body.errors.map(({ field }) => PERSONALIZATION.exec(field ?? '')?.[1]) ?? [];
  return [...new Set(fields.flatMap((index) => (index === undefined ? [] : Number(index))))];
}
