import { contentRenewedAt, storeContentRenewedAt } from '../../../session/push/enrollment-storage.ts';
import { hasPushSubscription } from '../../../session/push/push-subscription.ts';
import { readStored, writeStored } from '../../../ui/stored-value.ts';

const ENDING_KEY = 'prayer-community.daily-content-ending';

/** The token of a device changes from time to time. */
const RENEW_AFTER_MS = 24 * 3_600_000;

/** Returns true if a subscribed device should subscribe again with its current token. */
export async function isDueForRenewal(): Promise<boolean> {
  return Date.now() - (contentRenewedAt() ?? 0) > RENEW_AFTER_MS || !(await hasPushSubscription());
}

export function noteSubscribed(): void {
  storeContentRenewedAt(Date.now());
  writeStored(ENDING_KEY, null);
}

/** Returns the token of a subscription that the server may have, but not this device. Null if there is none. */
export function endingToken(): string | null {
  return readStored(ENDING_KEY);
}

/** Stores the token of a subscription that is ending, or that the server has not confirmed. Pass null once it has ended it. */
export function storeEndingToken(token: string | null): void {
  writeStored(ENDING_KEY, token);
}
