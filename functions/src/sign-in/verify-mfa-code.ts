import { SIGN_IN_REFUSALS } from '@prayer-community/domain/sign-in';
import { judgeCode, triesLeft } from '@prayer-community/domain/sign-in-challenge';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { type Caller, defineCallable } from '../platform/define-callable.ts';
import { accountSubject, addressSubject, countFailures } from '../platform/failure-count.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { signInCodePepper } from '../platform/parameters.ts';
import { challengeRef, readChallenge } from './challenge-store.ts';
import { hasHash } from './sign-in-code.ts';

/** Judges the code that was typed; a wrong one counts against account and address like a wrong password. */
export const verifyMfaCode = defineCallable(
  'verifyMfaCode',
  { secrets: [signInCodePepper] },
  async ({ challengeId, code }, caller) => {
    const verdict = await judge(challengeId, code, caller, now());
    logOutcome('verifyMfaCode', verdict.outcome, verdict.uid);
    if (verdict.outcome === 'right') {
      return { success: true };
    }
    return { success: false, error: SIGN_IN_REFUSALS.invalidCode, triesLeft: verdict.triesLeft };
  },
);

interface Verdict {
  outcome: 'right' | 'wrong' | 'void';
  uid: string | null;
  triesLeft: number;
}

async function judge(challengeId: string, code: string, caller: Caller, at: Date): Promise<Verdict> {
  const db = await firestore();
  const ref = challengeRef(db, challengeId);
  return db.runTransaction(async (transaction) => {
    const stored = readChallenge(await transaction.get(ref));
    if (!stored) {
      return { outcome: 'void', uid: null, triesLeft: 0 };
    }
    const { outcome, challenge } = judgeCode(stored, (hash) => hasHash(challengeId, code, hash), at);
    if (outcome === 'wrong') {
      const subjects = [accountSubject(db, stored.account), addressSubject(db, caller)];
      const counted = await transaction.getAll(...subjects.map((subject) => subject.ref));
      countFailures(transaction, subjects, counted, at);
    }
    if (outcome !== 'void') {
      transaction.update(ref, { ...challenge });
    }
    return { outcome, uid: stored.uid, triesLeft: triesLeft(challenge) };
  });
}
