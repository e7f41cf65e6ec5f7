import { randomBytes } from 'node:crypto';
import type { Service, ServiceAnswer } from './service.ts';

const MAX_BODY_CHARACTERS = 1600;

/** E.164: a plus and up to 15 digits. */
const TELEPHONE_NUMBER = /^\+[1-9]\d{1,14}$/;

/** Twilio refuses it with test credentials: https://www.twilio.com/docs/iam/test-credentials */
const STOPPED_NUMBER = '+15005550004';

/** Twilio's `POST /2010-04-01/Accounts/{sid}/Messages.json`. */
export const twilio: Service = {
  kind: 'sms',
  path: /^\/2010-04-01\/Accounts\/AC[^/]+\/Messages\.json$/,
  answer({ path, authorization, body }) {
    const account = path.split('/')[3] ?? '';
    if (!authorization?.startsWith('Basic ')) {
      return refuse(401, 20003, 'Authenticate');
    }
    const form = new URLSearchParams(body);
    const to = form.get('To') ?? '';
    const from = form.get('From') ?? form.get('MessagingServiceSid') ?? '';
    const text = form.get('Body') ?? '';
    if (to === '') {
      return refuse(400, 21604, "A 'To' phone number is required.");
    }
    if (!TELEPHONE_NUMBER.test(to)) {
      return refuse(400, 21211, `Invalid 'To' Phone Number: ${to}`);
    }
    if (to === STOPPED_NUMBER) {
      return refuse(400, 21610, 'Attempt to send to unsubscribed recipient');
    }
    if (from === '') {
      return refuse(400, 21603, "A 'From' phone number is required.");
    }
    if (text === '') {
      return refuse(400, 21602, 'Message body is required.');
    }
    if (text.length > MAX_BODY_CHARACTERS) {
      return refuse(
        400,
        21617,
        `The concatenated message body exceeds the ${MAX_BODY_CHARACTERS} character limit`,
      );
    }
    return {
      status: 201,
      body: {
        sid: `SM${randomBytes(16).toString('hex')}`,
        account_sid: account,
        status: 'queued',
        to,
        from,
        body: text,
      },
      messages: [{ kind: 'sms', to: [to], from, subject: '', text, html: null, data: {} }],
    };
  },
  fail: (status) => refuse(status, 20500, 'A test asked for this failure.'),
};

function refuse(status: number, code: number, message: string): ServiceAnswer {
  const more_info = `https://www.twilio.com/docs/errors/${code}`;
  return { status, body: { code, message, more_info, status }, messages: [] };
}
