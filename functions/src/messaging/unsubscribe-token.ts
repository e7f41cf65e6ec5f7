import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  type Subscription,
  subscriptionOf,
  unsubscribeToken,
} from '@prayer-community/domain/delivery/unsubscribe';
import { signInCodePepper } from '../platform/parameters.ts';

/** Signs a subscription for the links of an email. The token says which emails to end and cannot be forged. */
export function signSubscription(subscription: Subscription): string {
  return unsubscribeToken(subscription, signatureOf(subscription));
}

/** Returns the subscription of a token. Null if the token is not genuine. */
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
