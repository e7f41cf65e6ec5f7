import { randomBytes } from 'node:crypto';
import type { Service, ServiceAnswer } from './service.ts';
import type { StatusCallbacks } from './status-callbacks.ts';

const MAX_BODY_CHARACTERS = 1600;

/** E.164: a plus and up to 15 digits. */
const TELEPHONE_NUMBER = /^\+[1-9]\d{1,14}$/;

/** Numbers that Twilio refuses with test credentials: https://www.twilio.com/docs/iam/test-credentials */
const REFUSED_RECIPIENTS: Readonly<Record<string, Refusal>> = {
  '+15005550003': [21408, 'Permission to send an SMS has not been enabled for the region'],
  '+15005550004': [21610, 'Attempt to send to unsubscribed recipient'],
};
const REFUSED_SENDERS: Readonly<Record<string, Refusal>> = {
  '+15005550001': [21212, "Invalid 'From' Number"],
  '+15005550007': [21606, "The 'From' phone number is not a valid, SMS-capable Twilio phone number"],
};

type Refusal = readonly [code: number, message: string];

/** Twilio's `POST /2010-04-01/Accounts/{sid}/Messages.json`. */
export function twilio(statusCallbacks: StatusCallbacks): Service {
  return {
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
      const refusal = REFUSED_RECIPIENTS[to] ?? REFUSED_SENDERS[from];
      if (refusal) {
        return refuse(400, ...refusal);
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
      const statusCallback = form.get('StatusCallback');
      if (statusCallback !== null && !URL.canParse(statusCallback)) {
        return refuse(400, 21609, `Invalid 'StatusCallback' URL: ${statusCallback}`);
      }
      const sid = `SM${randomBytes(16).toString('hex')}`;
      return {
        status: 201,
        body: {
          sid,
          account_sid: account,
          status: 'queued',
          to,
          from,
          body: text,
        },
        messages: [
          {
            kind: 'sms',
            to: [to],
            from,
            subject: '',
            text,
            html: null,
            data: statusCallback === null ? {} : { statusCallback },
          },
        ],
        onAccepted() {
          if (statusCallback !== null) {
            const authToken = authTokenIn(authorization);
            statusCallbacks.remember(to, { sid, account, authToken, from, statusCallback });
          }
        },
      };
    },
    fail: (status) => refuse(status, 20500, 'A test asked for this failure.'),
  };
}

function authTokenIn(authorization: string): string {
  const [, credentials = ''] = authorization.split(' ');
  return Buffer.from(credentials, 'base64').toString().split(':')[1] ?? '';
}

function refuse(status: number, code: number, message: string): ServiceAnswer {
  const more_info = `https://www.twilio.com/docs/errors/${code}`;
  return { status, body: { code, message, more_info, status }, messages: [] };
}
