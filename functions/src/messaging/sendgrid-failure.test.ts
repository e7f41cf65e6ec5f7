import { expect, it } from 'vitest';
import { refusedPersonalizations, sendgridFailure } from './sendgrid-failure.ts';

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
  ['unreachable', Object.assign(new Error('connect'), { code: 'ECONNREFUSED', isAxiosError: true })],
  [null, new TypeError('mail.setClient is not a function')],
  [null, Object.assign(new Error('Cannot find module'), { code: 'MODULE_NOT_FOUND' })],
])('sendgridFailure returns %s for %o', (failure, error) => {
  expect(sendgridFailure(error)).toBe(failure);
});

it('refusedPersonalizations returns the indexes of rejected recipients', () => {
  const errors = ['personalizations.0.to.0.email', 'personalizations[12].to[0].email', 'from', null].map(
    (field) => ({
      message: 'No.',
      field,
    }),
  );

  expect(refusedPersonalizations({ code: 400, response: { body: { errors } } })).toEqual([0, 12]);
  expect(refusedPersonalizations(refused(400, 'subject'))).toEqual([]);
  expect(refusedPersonalizations(new Error('connect'))).toEqual([]);
});
