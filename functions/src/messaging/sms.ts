import { twilioAccountSid, twilioAuthToken, twilioBaseUrl, twilioFrom } from '../platform/parameters.ts';
import { failureOfStatus, MessageNotTakenError } from './message-not-taken-error.ts';

const TIMEOUT_MS = 10_000;

/** A way to send text messages. */
export interface SmsProvider {
  /** @throws MessageNotTakenError where the provider does not take the message */
  send(to: string, text: string): Promise<void>;
}

/** The provider that the deployment is configured with, or null. A function that calls this lists `twilioAuthToken` among its secrets. */
export function smsProvider(): SmsProvider | null {
  return twilioAccountSid.value() === '' || twilioFrom.value() === '' ? null : { send: sendByTwilio };
}

// https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource
async function sendByTwilio(to: string, text: string): Promise<void> {
  const account = twilioAccountSid.value();
  const response = await post(`${twilioBaseUrl()}/2010-04-01/Accounts/${account}/Messages.json`, {
    headers: {
      Authorization: `Basic ${Buffer.from(`${account}:${twilioAuthToken.value().trim()}`).toString('base64')}`,
    },
    body: new URLSearchParams({ To: to, From: twilioFrom.value(), Body: text }),
  });
  if (!response.ok) {
    throw new MessageNotTakenError(failureOfStatus(response.status));
  }
}

async function post(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...request, method: 'POST', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch {
    throw new MessageNotTakenError('unreachable');
  }
}
