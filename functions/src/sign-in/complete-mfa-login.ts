import { SIGN_IN_REFUSALS, sessionClaims } from '@prayer-community/domain/sign-in';
import { mayComplete } from '@prayer-community/domain/sign-in-challenge';
import { auth, firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { accountSubject } from '../platform/failure-count.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { signInCodePepper } from '../platform/parameters.ts';
import { profileRef, readStaffAccount } from '../platform/staff-account.ts';
import { challengeRef, readChallenge } from './challenge-store.ts';
import { codesSentRef } from './issue-code.ts';

/** Turns a verified challenge into a custom token whose claims say that the code was right. */
export const completeMfaLogin = defineCallable(
  'completeMfaLogin',
  { secrets: [signInCodePepper] },
  async ({ challengeId }) => {
    const at = now();
    const uid = await useUpChallenge(challengeId, at);
    logOutcome('completeMfaLogin', uid === null ? 'refused' : 'completed', uid);
    if (uid === null) {
      return { success: false, error: SIGN_IN_REFUSALS.notCompleted };
    }
    return { success: true, token: await (await auth()).createCustomToken(uid, sessionClaims(at)) };
  },
);

/**
 * Uses a verified challenge up and forgets the failures on the way to it.
 * @returns whose it was; null when it may not be completed, or was already
 */
async function useUpChallenge(challengeId: string, at: Date): Promise<string | null> {
  const db = await firestore();
  const ref = challengeRef(db, challengeId);
  return db.runTransaction(async (transaction) => {
    const challenge = readChallenge(await transaction.get(ref));
    if (!challenge) {
      return null;
    }
    const member = readStaffAccount(await transaction.get(profileRef(db, challenge.uid)));
    if (!member || !mayComplete(challenge, member.sessions_ended_at ?? null, at)) {
      return null;
    }
    transaction.delete(ref);
    transaction.delete(accountSubject(db, challenge.account).ref);
    transaction.delete(codesSentRef(db, challenge.uid));
    return challenge.uid;
  });
}
