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

/**
 * Returns the pending sign-in from the navigation state or from this tab's storage. Null if there is none. If both hold
 * the same sign-in, the stored one knows of codes that were sent again.
 */
export function readPendingSignIn(navigationState: unknown): PendingSignIn | null {
  const { data: handedOver } = pendingSignInSchema.safeParse(navigationState);
  const { data: stored } = pendingSignInSchema.safeParse(parseJson(readInTab(KEY)));
  return handedOver && handedOver.challengeId !== stored?.challengeId ? handedOver : (stored ?? null);
}

/** Stores the sign-in in this tab until it is completed or abandoned. */
export function storePendingSignIn(pending: PendingSignIn): void {
  writeInTab(KEY, JSON.stringify(pending));
}

export function forgetPendingSignIn(): void {
  writeInTab(KEY, null);
}
