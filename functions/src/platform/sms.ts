import { twilioAccountSid, twilioAuthToken, twilioBaseUrl, twilioFrom } from './parameters.ts';

const TIMEOUT_MS = 10_000;

/** A way to send text messages. */
export interface SmsProvider {
  /** @throws SmsNotTakenError where the provider does not take the message */
  send(to: string, text: string): Promise<void>;
}

/** The provider did not take the message; its answer's status is the message. */
export class SmsNotTakenError extends Error {
  override readonly name = 'SmsNotTakenError';
}

/** The provider that the deployment is configured with, or null. A function that calls this lists `twilioAuthToken` among its secrets. */
export function smsProvider(): SmsProvider | null {
  return twilioAccountSid.value() === '' || twilioFrom.value() === '' ? null : { send: sendByTwilio };
}

// https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource
async function sendByTwilio(to: string, text: string): Promise<void> {
  const account = twilioAccountSid.value();
  const response = await fetch(`${twilioBaseUrl.value()}/2010-04-01/Accounts/${account}/Messages.json`, {
    method: 'POST',
    headers: {
      Authorization: `Basic ${Buffer.from(`${account}:${twilioAuthToken.value()}`).toString('base64')}`,
    },
    body: new URLSearchParams({ To: to, From: twilioFrom.value(), Body: text }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) {
    throw new SmsNotTakenError(String(response.status));
  }
}
