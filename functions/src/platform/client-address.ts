import { createHmac } from 'node:crypto';
import type { CallableRequest } from 'firebase-functions/https';
import { signInCodePepper } from './parameters.ts';

/**
 * The network address a call came from, as far as it can be trusted: Google's front end appends the
 * address that it saw to X-Forwarded-For, so only the last entry is not the caller's own claim.
 */
export function clientAddress(request: Pick<CallableRequest, 'rawRequest'>): string {
  const forwarded = request.rawRequest.headers['x-forwarded-for'];
  const entries = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',');
  return entries.at(-1)?.trim() || request.rawRequest.socket?.remoteAddress || 'unknown';
}

/** A name for an address, account or other subject that does not give it away (HMAC-SHA-256, 128 bit, hex). */
export function pseudonym(subject: string): string {
  return createHmac('sha256', signInCodePepper.value()).update(subject).digest('hex').slice(0, 32);
}
