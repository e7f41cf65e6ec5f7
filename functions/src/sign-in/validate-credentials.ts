import { SIGN_IN_REFUSALS } from '@prayer-community/domain/auth/sign-in';
import { maskedEmail } from '@prayer-community/domain/fields/masked-email';
import { refusal, refusalFor } from '@prayer-community/domain/refusal';
import { newChallengeId } from '../data/challenge-id.ts';
import { firestore } from '../platform/admin.ts';
import { callerNetwork } from '../platform/caller-network.ts';
import { cleanUp } from '../platform/clean-up.ts';
import { now } from '../platform/clock.ts';
import { waitForConstantTime } from '../platform/constant-time-response.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { checkPassword, NOBODYS_EMAIL } from '../platform/identity-toolkit.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { minInstances, serverPepper } from '../platform/parameters.ts';
import { isValidAccount, reconcileStaffAccount } from '../platform/reconcile-staff-account.ts';
import { profileRef, readStaffAccount } from '../platform/staff-account.ts';
import { type Attempt, admitAttempt, openChallenge, uncountFailure } from './sign-in-attempt.ts';

const NOBODYS_UID = 'nobody';

/** Checks a username and a password, and creates the challenge that the emailed code must complete. */
export const validateCredentials = defineCallable(
  'validateCredentials',
  { secrets: [serverPepper], minInstances },
  async ({ password, ...named }, caller) => {
    const startedAtMs = performance.now();
    const admission = await admitAttempt(named, callerNetwork(caller), now());
    if (admission.outcome === 'locked') {
      logOutcome('validateCredentials', 'locked', null);
      return refusalFor(admission.lockedMs, SIGN_IN_REFUSALS.locked);
    }
    const { attempt } = admission;
    const email = await emailByPassword(attempt, password);
    if (attempt.uid === null || email === null) {
      logOutcome('validateCredentials', 'refused', attempt.uid);
      await waitForConstantTime(startedAtMs);
      return refusal(SIGN_IN_REFUSALS.invalidCredentials);
    }
    const challengeId = newChallengeId();
    await openChallenge(challengeId, attempt.uid, attempt);
    logOutcome('validateCredentials', 'accepted', attempt.uid);
    return { success: true, challengeId, email: maskedEmail(email) };
  },
);

/** Returns the address of the member with this password, or null. */
async function emailByPassword(attempt: Attempt, password: string): Promise<string | null> {
  const { uid } = attempt;
  const db = await firestore();
  const member = readStaffAccount(await profileRef(db, uid).get());
  const email = member?.email ?? NOBODYS_EMAIL;
  const checkedUid = await checkedPassword(attempt, email, password);
  if (member !== null && checkedUid === uid) {
    return email;
  }
  // The correct password is useless if someone who knew it changed the account outside the app. Repairs the account, so
  // that a password recovery works.
  if (!(await isValidAccount(uid ?? NOBODYS_UID, email)) && uid !== null && member !== null) {
    await reconcileStaffAccount(uid, member, now());
  }
  return null;
}

/**
 * Returns the uid of the account with this password, or null. A check that fails says nothing about the password and does
 * not count. A throttled check may reveal that the account exists. It is answered like a wrong password and counts like
 * one, except on a known device, whose token already shows that.
 */
async function checkedPassword(attempt: Attempt, email: string, password: string): Promise<string | null> {
  const check = await checkPassword(email, password).catch(async (error: unknown) => {
    await cleanUp('An unchecked password could not be uncounted', () => uncountFailure(attempt));
    throw error;
  });
  if (check.outcome === 'throttled') {
    logOutcome('validateCredentials', 'throttled', attempt.uid);
    if (attempt.isKnownDevice) {
      await uncountFailure(attempt);
    }
  }
  return check.outcome === 'correct' ? check.uid : null;
}
