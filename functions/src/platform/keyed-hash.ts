import { createHmac, timingSafeEqual } from 'node:crypto';
import { serverPepper } from './parameters.ts';

/** Returns a hash of a text that only the server can compute (HMAC-SHA-256). */
export function keyedHash(text: string): Buffer {
  return createHmac('sha256', serverPepper.value()).update(text).digest();
}

/** Compares in constant time. */
export function isEqualSecret(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
