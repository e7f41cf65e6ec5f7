import {
  endChallenge,
  mayComplete,
  type SignInChallenge,
} from '@prayer-community/domain/auth/sign-in-challenge';
import { codesSentRef } from '../data/sent-codes.ts';
import { challengeRef, readChallenge } from '../data/sign-in-challenge.ts';
import { firestore } from '../platform/admin.ts';
import { accountSubject } from '../platform/failure-count.ts';
import { runOptimisticBatch } from '../platform/optimistic-batch.ts';
import { reconcileStaffAccount } from '../platform/reconcile-staff-account.ts';
import { profileRef, readStaffAccount, type StaffAccount } from '../platform/staff-account.ts';

/**
 * Uses up a verified challenge and resets its counter of codes. On a known device, also resets the counter of failures.
 * Failures counted by username stay, because someone who guesses usernames would notice the reset.
 * @returns the challenge, or null if it may not be completed or already was
 */
export async function useUpChallenge(challengeId: string, now: Date): Promise<SignInChallenge<Date> | null> {
  const used = await takeChallenge(challengeId, now);
  if (!used) {
    return null;
  }
  // The password may have been changed outside the app since it was checked.
  const member = await reconcileStaffAccount(used.challenge.uid, used.member, now);
  return mayComplete(used.challenge, member.sessions_ended_at ?? null, now) ? used.challenge : null;
}

interface UsedChallenge {
  challenge: SignInChallenge<Date>;
  member: StaffAccount;
}

async function takeChallenge(challengeId: string, now: Date): Promise<UsedChallenge | null> {
  const db = await firestore();
  return runOptimisticBatch(db, async (writes) => {
    const document = await challengeRef(db, challengeId).get();
    const challenge = readChallenge(document);
    if (!challenge) {
      return null;
    }
    const { uid, account, is_known_device } = challenge;
    const failures = is_known_device ? [accountSubject(db, account).ref] : [];
    const [profile, ...counted] = await db.getAll(
      profileRef(db, uid),
      codesSentRef(db, challenge),
      ...failures,
    );
    const member = readStaffAccount(profile);
    if (!member || !mayComplete(challenge, member.sessions_ended_at ?? null, now)) {
      return null;
    }
    writes.updateMarked(document, endChallenge(challenge, now));
    for (const counter of counted.filter(({ exists }) => exists)) {
      writes.remove(counter);
    }
    return { challenge, member };
  });
}
