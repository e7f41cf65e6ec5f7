import { createHmac, timingSafeEqual } from 'node:crypto';

interface SignedCall {
  signature: string;
  /** The URL that Twilio calls, without its fragment. */
  url: string;
  fields: URLSearchParams;
}

/** True if Twilio signed a call: https://www.twilio.com/docs/usage/security#validating-requests */
export function isSignedByTwilio(authToken: string, { signature, url, fields }: SignedCall): boolean {
  const sorted = new URLSearchParams(fields);
  sorted.sort();
  const expected = createHmac('sha1', authToken)
    .update(`${url}${[...sorted].flat().join('')}`)
    .digest();
  const given = Buffer.from(signature, 'base64');
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
}
