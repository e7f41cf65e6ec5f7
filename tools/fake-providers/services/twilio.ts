import { randomBytes } from 'node:crypto';
import type { Service, ServiceAnswer } from './service.ts';
import type { StatusCallbacks } from './status-callbacks.ts';

const MAX_BODY_CHARACTERS = 1600;

/** E.164: a plus and up to 15 digits. */
const TELEPHONE_NUMBER = /^\+[1-9]\d{1,14}$/;

type Refusal = readonly [isWrong: boolean, code: number, message: string];

/** Twilio's `POST /2010-04-01/Accounts/{sid}/Messages.json`. */
export function twilio(statusCallbacks: StatusCallbacks): Service {
  return {
    kind: 'sms',
    path: /^\/2010-04-01\/Accounts\/AC[^/]+\/Messages\.json$/,
    answer({ path, authorization, body }) {
      if (!authorization?.startsWith('Basic ')) {
        return refuse(401, 20003, 'Authenticate');
      }
      const sms = parseForm(body);
      const refusal = refusalsOf(sms).find(([isWrong]) => isWrong);
      if (refusal) {
        const [, code, message] = refusal;
        return refuse(400, code, message);
      }
      const { to, from, text, statusCallback } = sms;
      const account = path.split('/')[3] ?? '';
      const sid = `SM${randomBytes(16).toString('hex')}`;
      return {
        status: 201,
        body: { sid, account_sid: account, status: 'queued', to, from, body: text },
        messages: [
          { kind: 'sms', to: [to], from, text, data: statusCallback === null ? {} : { statusCallback } },
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

function parseForm(body: string) {
  const form = new URLSearchParams(body);
  return {
    to: form.get('To') ?? '',
    from: form.get('From') ?? '',
    text: form.get('Body') ?? '',
    statusCallback: form.get('StatusCallback'),
  };
}

/** The numbers are those that Twilio refuses with test credentials: https://www.twilio.com/docs/iam/test-credentials */
function refusalsOf({ to, from, text, statusCallback }: ReturnType<typeof parseForm>): Refusal[] {
  return [
    [to === '', 21604, "A 'To' phone number is required."],
    [!TELEPHONE_NUMBER.test(to), 21211, `Invalid 'To' Phone Number: ${to}`],
    [to === '+15005550003', 21408, 'Permission to send an SMS has not been enabled for the region'],
    [to === '+15005550004', 21610, 'Attempt to send to unsubscribed recipient'],
    [from === '+15005550001', 21212, "Invalid 'From' Number"],
    [
      from === '+15005550007',
      21606,
      "The 'From' phone number is not a valid, SMS-capable Twilio phone number",
    ],
    [from === '', 21603, "A 'From' phone number is required."],
    [text === '', 21602, 'Message body is required.'],
    [
      text.length > MAX_BODY_CHARACTERS,
      21617,
      `The concatenated message body exceeds the ${MAX_BODY_CHARACTERS} character limit`,
    ],
    [
      statusCallback !== null && !URL.canParse(statusCallback),
      21609,
      `Invalid 'StatusCallback' URL: ${statusCallback}`,
    ],
  ];
}

function authTokenIn(authorization: string): string {
  const [, credentials = ''] = authorization.split(' ');
  return Buffer.from(credentials, 'base64').toString().split(':')[1] ?? '';
}

function refuse(status: number, code: number, message: string): ServiceAnswer {
  const more_info = `https://www.twilio.com/docs/errors/${code}`;
  return { status, body: { code, message, more_info, status }, messages: [] };
}
