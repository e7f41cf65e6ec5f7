import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  type Subscription,
  subscriptionOf,
  unsubscribeToken,
} from '@prayer-community/domain/delivery/unsubscribe';
import { signInCodePepper } from '../platform/parameters.ts';

/** The token for the links of a mail: it says whose mails end, and cannot be made by anybody else. */
export function signSubscription(subscription: Subscription): string {
  return unsubscribeToken(subscription, signatureOf(subscription));
}

/** The subscription of a genuine token, or null. */
export function readSubscription(token: string): Subscription | null {
  const subscription = subscriptionOf(token);
  if (!subscription) {
    return null;
  }
  const expected = Buffer.from(signSubscription(subscription));
  const given = Buffer.from(token);
  return expected.length === given.length && timingSafeEqual(expected, given) ? subscription : null;
}

function signatureOf({ kind, subject }: Subscription): string {
  return createHmac('sha256', signInCodePepper.value())
    .update(`unsubscribe\n${kind}\n${subject}`)
    .digest('base64url');
}
