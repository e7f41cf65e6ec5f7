import { challengeIdSchema } from '@prayer-community/domain/auth/sign-in';
import * as z from 'zod';
import { parseJson, readInTab, writeInTab } from '../../ui/stored-value.ts';

const KEY = 'prayer-community.pending-sign-in';

const pendingSignInSchema = z.object({
  challengeId: challengeIdSchema,
  /** The masked email address the code was sent to. */
  email: z.string(),
  /** When another code may be requested, in milliseconds since the epoch. */
  resendAtMs: z.number(),
});

/** A sign-in between password and code. Identifies a challenge, and contains neither password nor code. */
export type PendingSignIn = z.infer<typeof pendingSignInSchema>;

/** Returns the pending sign-in from the navigation state or, failing that, from this tab's storage. Null if there is none. */
export function readPendingSignIn(navigationState: unknown): PendingSignIn | null {
  const handedOver = pendingSignInSchema.safeParse(navigationState);
  if (handedOver.success) {
    return handedOver.data;
  }
  const stored = pendingSignInSchema.safeParse(parseJson(readInTab(KEY)));
  return stored.success ? stored.data : null;
}

/** Stores the sign-in in this tab until it is completed or abandoned. */
export function storePendingSignIn(pending: PendingSignIn): void {
  writeInTab(KEY, JSON.stringify(pending));
}

export function forgetPendingSignIn(): void {
  writeInTab(KEY, null);
}
