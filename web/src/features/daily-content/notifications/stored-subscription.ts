import { readStored, writeStored } from '../../../session/stored-value.ts';

const RENEWED_AT_KEY = 'prayer-community.daily-content-renewed-at';
const ENDING_KEY = 'prayer-community.daily-content-ending';

/** A device's token changes now and then. */
const RENEW_AFTER_MS = 24 * 3_600_000;

/** Whether a subscribed device should subscribe again, with the token that it has now. */
export function isDueForRenewal(): boolean {
  return Date.now() - Number(readStored(RENEWED_AT_KEY)) > RENEW_AFTER_MS;
}

/** Stores that the device was subscribed now. */
export function noteSubscribed(): void {
  writeStored(RENEWED_AT_KEY, String(Date.now()));
  writeStored(ENDING_KEY, null);
}

/** The token of a subscription whose end has not reached the server yet; null where there is none. */
export function endingToken(): string | null {
  return readStored(ENDING_KEY);
}

/** Stores the token of a subscription that ends, or that its end has reached the server. */
export function storeEndingToken(token: string | null): void {
  writeStored(ENDING_KEY, token);
}
