import { checkCode, triesLeft } from '@prayer-community/domain/auth/sign-in-challenge';
import { challengeRef, readChallenge } from '../data/sign-in-challenge.ts';
import { firestore } from '../platform/admin.ts';
import { countFailures, failureSubjects, readSubjects } from '../platform/failure-count.ts';
import { hasHash } from '../platform/mailed-code.ts';
import { runOptimisticBatch } from '../platform/optimistic-batch.ts';

/** The verdict on a typed code. `void` if there was no code to compare it with. */
interface TypedCodeVerdict {
  outcome: 'right' | 'wrong' | 'void';
  uid: string | null;
  triesLeft: number;
}

/** Checks a typed code. A wrong code counts like a wrong password. */
export async function checkTypedCode(
  challengeId: string,
  code: string,
  network: string,
  now: Date,
): Promise<TypedCodeVerdict> {
  const db = await firestore();
  return runOptimisticBatch(db, async (writes) => {
    const document = await challengeRef(db, challengeId).get();
    const stored = readChallenge(document);
    if (!stored) {
      return { outcome: 'void', uid: null, triesLeft: 0 };
    }
    const verdict = checkCode(stored, (hash) => hasHash('sign-in code', challengeId, code, hash), now);
    const { outcome, challenge } = verdict;
    if (outcome === 'wrong') {
      const subjects = failureSubjects(db, stored.account, stored.is_known_device, network);
      countFailures(writes, await readSubjects(subjects), now);
    }
    if (outcome !== 'void') {
      writes.updateMarked(document, challenge);
    }
    return { outcome, uid: stored.uid, triesLeft: triesLeft(verdict, now) };
  });
}
