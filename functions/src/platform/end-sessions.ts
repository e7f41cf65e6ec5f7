import { COLLECTIONS } from '@prayer-community/domain/collections';
import { withEndedSession } from '@prayer-community/domain/settings/session-end';
import type { Firestore } from 'firebase-admin/firestore';
import { auth, firestore } from './admin.ts';
import { deleteFound } from './delete-found.ts';
import { runOptimisticBatch } from './optimistic-batch.ts';
import { profileRef, readStaffAccount } from './staff-account.ts';

/**
 * Ends every session of an account, every sign-in in progress, and the notifications on all devices. A device registers
 * again at the next sign-in. Revoking refresh tokens alone would leave an ID token valid for up to an hour, so the rules
 * compare a session's `mfa_at` with the profile's `sessions_ended_at`.
 */
export async function endSessions(uid: string, now: Date): Promise<void> {
  const db = await firestore();
  const profile = await profileRef(db, uid).get();
  await Promise.all([
    profile.exists ? profile.ref.update({ sessions_ended_at: now }) : undefined,
    (await auth()).revokeRefreshTokens(uid),
  ]);
  await endPush(db, uid);
}

/** Ends the notifications on all devices of an account, once none of its ended sessions can register a device anymore. */
export async function endPush(db: Firestore, uid: string): Promise<void> {
  await deleteFound(db.collection(COLLECTIONS.pushSubscriptions).where('user_id', '==', uid));
}

/**
 * Ends a member's sessions that began before an instant, and the notifications on all devices. Does not move back a later
 * end.
 */
export async function endSessionsBefore(uid: string, instant: Date): Promise<void> {
  const db = await firestore();
  const ref = profileRef(db, uid);
  await runOptimisticBatch(db, async (writes) => {
    const profile = await ref.get();
    const endedAt = readStaffAccount(profile)?.sessions_ended_at;
    if (profile.exists && (endedAt === undefined || endedAt < instant)) {
      writes.update(profile, { sessions_ended_at: instant });
    }
  });
  await endPush(db, uid);
}

/** Ends the session of a member that began at that time. Its refresh tokens remain valid but give access to nothing. */
export async function endOneSession(uid: string, mfaAt: number, now: Date): Promise<void> {
  const db = await firestore();
  await runOptimisticBatch(db, async (writes) => {
    const profile = await profileRef(db, uid).get();
    const member = readStaffAccount(profile);
    if (member) {
      writes.update(profile, { ended_sessions: withEndedSession(member.ended_sessions ?? [], mfaAt, now) });
    }
  });
}
