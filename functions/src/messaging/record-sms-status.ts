import type { DeliveryFailure } from '@prayer-community/domain/delivery/delivery';
import { onRequest } from 'firebase-functions/https';
import * as z from 'zod';
import { logOutcome } from '../platform/log-outcome.ts';
import { twilioAccountSid, twilioAuthToken } from '../platform/parameters.ts';
import { readReport } from './read-report.ts';
import { recordUndelivered } from './record-undelivered.ts';
import { attemptIn, smsStatusUrl } from './sms-status.ts';
import { twilioFailure } from './twilio-failure.ts';
import { isSignedByTwilio } from './twilio-signature.ts';

/** Far more than the dozen short fields of a report. */
const BODY_MAX_BYTES = 16 * 1024;

/** https://www.twilio.com/docs/messaging/guides/track-outbound-message-status */
const undeliveredSchema = z.object({
  MessageStatus: z.enum(['failed', 'undelivered']),
  ErrorCode: z.coerce.number().optional(),
});

/**
 * Receives Twilio's reports on text messages. Gives up a delivery that was not delivered after Twilio accepted it, and
 * stores the reason. Answers 404 if no text messages are sent, and 503 while an attempt is running, after which Twilio
 * reports again.
 */
export const recordSmsStatus = onRequest({ secrets: [twilioAuthToken] }, async (request, response) => {
  const accepted = { isConfigured: twilioAccountSid.value() !== '', bodyMaxBytes: BODY_MAX_BYTES };
  const body = readReport(request, response, accepted);
  if (body === null) {
    return;
  }
  const delivery = attemptIn(request.query);
  const fields = new URLSearchParams(body.toString('utf8'));
  const signature = request.get('X-Twilio-Signature') ?? '';
  const authToken = twilioAuthToken.value().trim();
  if (!delivery || !isSignedByTwilio(authToken, { signature, url: smsStatusUrl(delivery), fields })) {
    logOutcome('recordSmsStatus', 'not_signed', null);
    response.status(403).end();
    return;
  }
  const failure = failureIn(fields);
  const outcome = failure && (await recordUndelivered({ delivery, isForSignIn: false, failure }));
  response.status(outcome === 'under_way' ? 503 : 200).end();
});

/** Returns why a message was not delivered. Undefined if it was, or may still be. */
function failureIn(fields: URLSearchParams): DeliveryFailure | undefined {
  const { data: report } = undeliveredSchema.safeParse(Object.fromEntries(fields));
  return report && (twilioFailure(report.ErrorCode ?? 0) ?? 'returned');
}
