import type { DeliveryFailure } from '@prayer-community/domain/delivery/delivery';
import { SECOND_MS } from '@prayer-community/domain/fields/durations';
import { toE164, toE164InCountryOf } from '@prayer-community/domain/prayer-request/contact-points';
import * as z from 'zod';
import { safetySettings } from '../data/settings.ts';
import { firestore } from '../platform/admin.ts';
import { twilioAccountSid, twilioAuthToken, twilioBaseUrl, twilioFrom } from '../platform/parameters.ts';
import type { DeliveryAttempt } from './delivery-attempt.ts';
import { failureOfStatus, MessageNotAcceptedError } from './message-not-accepted-error.ts';
import { smsStatusUrl } from './sms-status.ts';
import { twilioFailure } from './twilio-failure.ts';

const TIMEOUT_MS = 10 * SECOND_MS;

const BAD_REQUEST = 400;

/** Twilio calls once by default, and an attempt may still be running: https://www.twilio.com/docs/usage/webhooks/webhooks-connection-overrides */
const RETRY_STATUS = '#rc=5&rp=all';

const refusalSchema = z.object({ code: z.int() });

/**
 * A single other character makes each part of a text message hold 70 characters instead of 160. Each part is billed.
 * Accents stay: correct spelling is worth the price.
 */
const IN_GSM_7: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
};
const NOT_IN_GSM_7 = new RegExp(`[${Object.keys(IN_GSM_7).join('')}]`, 'g');

/** True if text messages are set up. If not, neither lists nor requesters receive any. */
export function isSmsConfigured(): boolean {
  return twilioAccountSid.value() !== '' && twilioFrom.value() !== '';
}

/**
 * Sends a text message through Twilio. A function that calls this lists `twilioAuthToken` among its secrets.
 * https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource
 * @param to the number as its owner wrote it. Without a country code, it belongs to the community's country, or to that
 *   of our own number as long as leadership chose none
 * @param delivery the attempt that sends it
 * @throws MessageNotAcceptedError if text messages are not set up, `to` is not a phone number, or Twilio does not accept
 *   the message
 */
export async function sendSms(to: string, text: string, delivery: DeliveryAttempt): Promise<void> {
  if (!isSmsConfigured()) {
    throw new MessageNotAcceptedError('not_configured');
  }
  const number = await dialable(to);
  const account = twilioAccountSid.value();
  const response = await post(`${twilioBaseUrl()}/2010-04-01/Accounts/${account}/Messages.json`, {
    headers: {
      Authorization: `Basic ${Buffer.from(`${account}:${twilioAuthToken.value().trim()}`).toString('base64')}`,
    },
    body: new URLSearchParams({
      To: number,
      From: twilioFrom.value(),
      Body: text.replaceAll(NOT_IN_GSM_7, (character) => IN_GSM_7[character] ?? character),
      StatusCallback: `${smsStatusUrl(delivery)}${RETRY_STATUS}`,
    }),
  });
  if (!response.ok) {
    throw new MessageNotAcceptedError(await failureOfAnswer(response));
  }
}

async function failureOfAnswer(response: Response): Promise<DeliveryFailure> {
  const refusal =
    response.status === BAD_REQUEST ? refusalSchema.safeParse(await response.json()).data : undefined;
  return (refusal && twilioFailure(refusal.code)) ?? failureOfStatus(response.status);
}

async function dialable(written: string): Promise<string> {
  const { help_country } = await safetySettings.load(await firestore());
  const number =
    help_country === null ? toE164InCountryOf(written, twilioFrom.value()) : toE164(written, help_country);
  if (number === null) {
    throw new MessageNotAcceptedError('wrong_address');
  }
  return number;
}

async function post(url: string, init: RequestInit): Promise<Response> {
  const request = new Request(url, { ...init, method: 'POST', signal: AbortSignal.timeout(TIMEOUT_MS) });
  try {
    return await fetch(request);
  } catch {
    // A valid request fails only if there is no answer.
    throw new MessageNotAcceptedError('unreachable');
  }
}
