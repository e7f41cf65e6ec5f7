import { readStored, writeStored } from '../stored-value.ts';

const KEY = 'prayer-community.sign-in-email';

/** Stores the address that requested a link until the link is opened on this device. */
export function storePendingEmail(email: string): void {
  writeStored(KEY, email);
}

export function pendingEmail(): string | null {
  return readStored(KEY);
}

export function forgetPendingEmail(): void {
  writeStored(KEY, null);
}
