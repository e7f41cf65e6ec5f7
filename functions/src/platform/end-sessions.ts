import { COLLECTIONS } from '@prayer-community/domain/collections';
import { auth, firestore } from './admin.ts';

/**
 * Ends every session of an account and every sign-in under way. Revoked refresh tokens alone would leave an ID token its
 * last hour: the profile's `sessions_ended_at` is what the rules hold a session's `mfa_at` against.
 */
export async function endSessions(uid: string, now: Date): Promise<void> {
  const db = await firestore();
  const profile = await db.collection(COLLECTIONS.profiles).doc(uid).get();
  await Promise.all([
    profile.exists ? profile.ref.update({ sessions_ended_at: now }) : undefined,
    (await auth()).revokeRefreshTokens(uid),
  ]);
}
