import { readStored, writeStored } from '../stored-value.ts';

const KEY = 'prayer-community.sign-in-email';

/** Stores the address that requested a link, for the moment when the link is opened on this device. */
export function storePendingEmail(email: string): void {
  writeStored(KEY, email);
}

/** The address that requested a link on this device, or null. */
export function pendingEmail(): string | null {
  return readStored(KEY);
}

/** The link was used. */
export function forgetPendingEmail(): void {
  writeStored(KEY, null);
}
