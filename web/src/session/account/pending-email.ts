import { SIGN_IN_LINK_LIFETIME_MS } from '@prayer-community/domain/auth/link-sign-in';
import * as z from 'zod';
import { readStoredJson, writeStored } from '../../ui/stored-value.ts';

const KEY = 'prayer-community.sign-in-email';

const pendingSchema = z.object({ email: z.string(), at: z.number() });

/** Stores the address that requested a link until the link is opened on this device. */
export function storePendingEmail(email: string): void {
  writeStored(KEY, JSON.stringify({ email, at: Date.now() }));
}

/** Returns the address that requested a link. Removes one whose link has expired, as it may be another person's. */
export function pendingEmail(): string | null {
  const pending = pendingSchema.safeParse(readStoredJson(KEY));
  if (pending.success && Date.now() - pending.data.at <= SIGN_IN_LINK_LIFETIME_MS) {
    return pending.data.email;
  }
  forgetPendingEmail();
  return null;
}

export function forgetPendingEmail(): void {
  writeStored(KEY, null);
}
