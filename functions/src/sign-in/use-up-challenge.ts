import { mayComplete } from '@prayer-community/domain/sign-in-challenge';
import { firestore } from '../platform/admin.ts';
import { accountSubject } from '../platform/failure-count.ts';
import { decideAndWrite } from '../platform/guarded-writes.ts';
import { profileRef, readStaffAccount } from '../platform/staff-account.ts';
import { challengeRef, readChallenge } from './challenge-store.ts';
import { codesSentRef } from './issue-code.ts';

/**
 * Uses a verified challenge up and forgets the failures on the way to it.
 * @returns whose it was; null when it may not be completed, or was already
 */
export async function useUpChallenge(challengeId: string, now: Date): Promise<string | null> {
  const db = await firestore();
  return decideAndWrite(db, async (writes) => {
    const document = await challengeRef(db, challengeId).get();
    const challenge = readChallenge(document);
    if (!challenge) {
      return null;
    }
    const { uid, account } = challenge;
    const [profile, ...counted] = await db.getAll(
      profileRef(db, uid),
      accountSubject(db, account).ref,
      codesSentRef(db, uid),
    );
    const member = readStaffAccount(profile);
    if (!member || !mayComplete(challenge, member.sessions_ended_at ?? null, now)) {
      return null;
    }
    for (const used of [document, ...counted.filter(({ exists }) => exists)]) {
      writes.remove(used);
    }
    return uid;
  });
}
