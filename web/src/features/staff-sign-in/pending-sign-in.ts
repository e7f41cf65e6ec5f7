import { challengeIdSchema } from '@prayer-community/domain/auth/sign-in';
import * as z from 'zod';

const KEY = 'prayer-community.pending-sign-in';

const pendingSignInSchema = z.object({
  challengeId: challengeIdSchema,
  /** Where the code went, masked. */
  email: z.string(),
  /** When another code may be requested, in milliseconds since the epoch. */
  resendAtMs: z.number(),
});

/** A sign-in between the password and the code. It names a challenge, and holds neither password nor code. */
export type PendingSignIn = z.infer<typeof pendingSignInSchema>;

/** The pending sign-in of the navigation state, else of this tab's storage, else null. */
export function readPendingSignIn(navigationState: unknown): PendingSignIn | null {
  const handedOver = pendingSignInSchema.safeParse(navigationState);
  if (handedOver.success) {
    return handedOver.data;
  }
  const stored = pendingSignInSchema.safeParse(parsedJson(sessionStorage.getItem(KEY)));
  return stored.success ? stored.data : null;
}

/** Keeps the sign-in in this tab until it is completed or given up. */
export function storePendingSignIn(pending: PendingSignIn): void {
  sessionStorage.setItem(KEY, JSON.stringify(pending));
}

/** Forgets the sign-in. */
export function forgetPendingSignIn(): void {
  sessionStorage.removeItem(KEY);
}

function parsedJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
