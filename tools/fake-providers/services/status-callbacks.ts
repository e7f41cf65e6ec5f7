import { createHmac } from 'node:crypto';
import { z } from 'zod';

interface SentText {
  readonly sid: string;
  readonly account: string;
  readonly authToken: string;
  readonly from: string;
  /** The URL at which its sender wants to learn what became of it. */
  readonly statusCallback: string;
}

export const textReportSchema = z.strictObject({
  to: z.string(),
  status: z.enum(['sent', 'delivered', 'undelivered', 'failed']),
  errorCode: z.int().optional(),
});

/** Reports what became of text messages: https://www.twilio.com/docs/messaging/guides/track-outbound-message-status */
export class StatusCallbacks {
  readonly #newest = new Map<string, SentText>();

  remember(to: string, text: SentText): void {
    this.#newest.set(to, text);
  }

  /** Reports the newest text message to a number. Returns the status of the answer, or null if no one wants to know. */
  async report({ to, status, errorCode }: z.infer<typeof textReportSchema>): Promise<number | null> {
    const text = this.#newest.get(to);
    if (!text) {
      return null;
    }
    const { sid, account, authToken, from, statusCallback } = text;
    // The fragment tells Twilio how to call, and is not part of the call.
    const [url = ''] = statusCallback.split('#');
    const fields = {
      AccountSid: account,
      ApiVersion: '2010-04-01',
      ...(errorCode !== undefined && { ErrorCode: String(errorCode) }),
      From: from,
      MessageSid: sid,
      MessageStatus: status,
      SmsSid: sid,
      SmsStatus: status,
      To: to,
    };
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'X-Twilio-Signature': sign(authToken, url, fields) },
      body: new URLSearchParams(fields),
    });
    return response.status;
  }
}

/** https://www.twilio.com/docs/usage/security#validating-requests */
function sign(authToken: string, url: string, fields: Readonly<Record<string, string>>): string {
  const signed = Object.keys(fields)
    .sort()
    .map((name) => `${name}${fields[name]}`)
    .join('');
  return createHmac('sha1', authToken).update(`${url}${signed}`).digest('base64');
}
