import {
  type Subscription,
  subscriptionOf,
  unsubscribeToken,
} from '@prayer-community/domain/delivery/unsubscribe';
import { isEqualSecret, keyedHash } from '../platform/keyed-hash.ts';

/** Signs a subscription for the links of an email. The token says which emails to end and cannot be forged. */
export function signSubscription(subscription: Subscription): string {
  return unsubscribeToken(subscription, signatureOf(subscription));
}

/** Returns the subscription of a token. Null if the token is not genuine. */
export function readSubscription(token: string): Subscription | null {
  const subscription = subscriptionOf(token);
  return subscription && isEqualSecret(signSubscription(subscription), token) ? subscription : null;
}

function signatureOf({ kind, subject }: Subscription): string {
  return keyedHash(`unsubscribe\n${kind}\n${subject}`).toString('base64url');
}
