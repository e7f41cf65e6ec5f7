import { readStored, writeStored } from '../stored-value.ts';

const KEY = 'prayer-community.sign-in-email';

/** Keeps the address that asked for a link, for the moment when the link is opened on this device. */
export function storePendingEmail(email: string): void {
  writeStored(KEY, email);
}

/** The address that asked for a link on this device, or null. */
export function pendingEmail(): string | null {
  return readStored(KEY);
}

/** The link was used. */
export function forgetPendingEmail(): void {
  writeStored(KEY, null);
}
