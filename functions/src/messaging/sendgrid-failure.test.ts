import { expect, it } from 'vitest';
import { sendgridFailure } from './sendgrid-failure.ts';

const refused = (code: number, field: string | null) =>
  Object.assign(new Error('Forbidden'), {
    code,
    response: { headers: {}, body: { errors: [{ message: 'No.', field, help: null }] } },
  });

it.each([
  ['sender_not_verified', refused(403, 'from')],
  ['not_authorized', refused(403, null)],
  ['not_authorized', refused(401, null)],
  ['not_accepted', refused(400, 'from')],
  ['not_accepted', refused(400, 'personalizations.0.to.0.email')],
  ['not_authorized', Object.assign(new Error('Forbidden'), { code: 403, response: { body: 'no JSON' } })],
  ['unreachable', refused(503, null)],
  ['unreachable', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
])('%s is why %o did not go out', (failure, error) => {
  expect(sendgridFailure(error)).toBe(failure);
});
