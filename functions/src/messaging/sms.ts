import type { DeliveryFailure } from '@prayer-community/domain/delivery/delivery';
import { SECOND_MS } from '@prayer-community/domain/fields/durations';
import { toE164 } from '@prayer-community/domain/prayer-request/contact-points';
import { DEFAULT_HELP_COUNTRY } from '@prayer-community/domain/safety/help-lines';
import * as z from 'zod';
import { safetySettings } from '../data/settings.ts';
import { firestore } from '../platform/admin.ts';
import { twilioAccountSid, twilioAuthToken, twilioBaseUrl, twilioFrom } from '../platform/parameters.ts';
import { failureOfStatus, MessageNotTakenError } from './message-not-taken-error.ts';

const TIMEOUT_MS = 10 * SECOND_MS;

const BAD_REQUEST = 400;

/** The answer for a recipient who replied STOP: https://www.twilio.com/docs/api/errors/21610 */
const stoppedSchema = z.object({ code: z.literal(21610) });

interface SmsProvider {
  /**
   * Sends a text message.
   * @param to the number as its owner wrote it. Without a country code, it belongs to the community's country
   * @throws MessageNotTakenError if `to` is not a phone number or the provider does not accept the message
   */
  send(to: string, text: string): Promise<void>;
}

/** Returns the configured provider, or null. A function that calls this lists `twilioAuthToken` among its secrets. */
export function smsProvider(): SmsProvider | null {
  return twilioAccountSid.value() === '' || twilioFrom.value() === '' ? null : { send: sendByTwilio };
}

// https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource
async function sendByTwilio(to: string, text: string): Promise<void> {
  const number = await dialable(to);
  const account = twilioAccountSid.value();
  const response = await post(`${twilioBaseUrl()}/2010-04-01/Accounts/${account}/Messages.json`, {
    headers: {
      Authorization: `Basic ${Buffer.from(`${account}:${twilioAuthToken.value().trim()}`).toString('base64')}`,
    },
    body: new URLSearchParams({ To: number, From: twilioFrom.value(), Body: text }),
  });
  if (!response.ok) {
    throw new MessageNotTakenError(await failureOfAnswer(response));
  }
}

async function failureOfAnswer(response: Response): Promise<DeliveryFailure> {
  const isStopped = response.status === BAD_REQUEST && stoppedSchema.safeParse(await response.json()).success;
  return isStopped ? 'suppressed' : failureOfStatus(response.status);
}

async function dialable(written: string): Promise<string> {
  const { help_country } = await safetySettings.load(await firestore());
  const number = toE164(written, help_country ?? DEFAULT_HELP_COUNTRY);
  if (number === null) {
    throw new MessageNotTakenError('not_accepted');
  }
  return number;
}

async function post(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...request, method: 'POST', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch {
    throw new MessageNotTakenError('unreachable');
  }
}
