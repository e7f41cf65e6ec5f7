import { expect, it } from 'vitest';
import { isSignedByTwilio } from './twilio-signature.ts';

/** The example of https://www.twilio.com/docs/usage/security#validating-requests */
const EXAMPLE = {
  signature: '0/KCTR6DLpKmkAf8muzZqo1nDgQ=',
  url: 'https://mycompany.com/myapp.php?foo=1&bar=2',
  fields: new URLSearchParams({
    To: '+18005551212',
    From: '+12349013030',
    Digits: '1234',
    Caller: '+12349013030',
    CallSid: 'CA1234567890ABCDE',
  }),
};

it('a call with Twilio’s signature is recognized', () => {
  expect(isSignedByTwilio('12345', EXAMPLE)).toBe(true);
});

it.each([
  ['another token', '54321', {}],
  ['another URL', '12345', { url: 'https://mycompany.com/myapp.php?foo=1&bar=3' }],
  ['another field', '12345', { fields: new URLSearchParams({ Digits: '1234' }) }],
  ['a signature of another length', '12345', { signature: 'c2lnbmVk' }],
  ['no signature', '12345', { signature: '' }],
])('a call with %s is not', (_what, authToken, changes) => {
  expect(isSignedByTwilio(authToken, { ...EXAMPLE, ...changes })).toBe(false);
});
