import { stripVTControlCharacters } from 'node:util';

export type TypedAnswer = readonly [question: string, typed: string];

/** What a person types in step 5 of docs/deploy.md. Enter accepts the proposed value. */
export const ANSWERS: readonly TypedAnswer[] = [
  ['REGION', '\r'],
  ['PUBLIC_SITE_URL', '\r'],
  ['VITE_FCM_VAPID_KEY', `${'B'.repeat(87)}\r`],
  ['MAIL_FROM', 'prayer@our-church.org\r'],
  ['ALERT_EMAIL', 'grace@our-church.org\r'],
  ['SENDGRID_API_KEY', 'SG.key\r'],
  ['TWILIO_ACCOUNT_SID', '\r'],
  ['TWILIO_FROM', '\r'],
  ['TWILIO_AUTH_TOKEN', '\r'],
  ['VITE_EMBED_ORIGINS', '\r'],
  ['VITE_APP_CHECK_SITE_KEY', '\r'],
];

/** Types each answer when its question, which comes after the ones before it, is shown. */
export class Typist {
  readonly open: TypedAnswer[];
  readonly #type: (typed: string) => void;
  #unanswered = '';

  constructor(answers: readonly TypedAnswer[], type: (typed: string) => void) {
    this.open = [...answers];
    this.#type = type;
  }

  read(shown: string): void {
    this.#unanswered += stripVTControlCharacters(shown);
    const [next] = this.open;
    if (next !== undefined && this.#unanswered.includes(next[0])) {
      this.open.shift();
      this.#unanswered = '';
      this.#type(next[1]);
    }
  }
}
