import type { Prepared } from '../prepared.ts';
import { ok, type Play } from '../stub-call.ts';

const FORBIDDEN = 403;

export function sendgrid({ hasMailDomain }: Pick<Prepared, 'hasMailDomain'>): Play {
  return ({ path }) => {
    if (path !== 'mail/send') {
      return null;
    }
    const message = 'The from address does not match a verified Sender Identity.';
    return hasMailDomain
      ? ok({})
      : { status: FORBIDDEN, body: { errors: [{ message, field: 'from', help: null }] } };
  };
}
