import { newChallenge } from '@prayer-community/domain/auth/sign-in-challenge';
import type { CallableInput } from '@prayer-community/domain/callables';
import type { WriteBatch } from 'firebase-admin/firestore';
import { challengeRef } from '../data/sign-in-challenge.ts';
import { firestore } from '../platform/admin.ts';
import {
  accountPseudonym,
  type CountedFailure,
  countFailures,
  failureSubjects,
  longestLockMs,
  readSubjects,
} from '../platform/failure-count.ts';
import { knownDevice } from '../platform/known-device.ts';
import { runOptimisticBatch } from '../platform/optimistic-batch.ts';
import { readUid, usernameRef } from '../platform/staff-account.ts';

export interface Attempt {
  startedAt: Date;
  /** The owner of the username. Null if no one has it. */
  uid: string | null;
  /** The name of the username's counter, or of the device's counter if the member is known on it. */
  account: string;
  isKnownDevice: boolean;
  /** The failure counted in advance, against each subject of the attempt. */
  failures: readonly CountedFailure[];
}

/** The result of asking to check a password: the attempt, or how long it is locked. */
type Admission = { outcome: 'admitted'; attempt: Attempt } | { outcome: 'locked'; lockedMs: number };

/**
 * Admits a password to be checked, unless the account or the network is locked, or the device on which the member is
 * known. Counts it as failed before the check, so simultaneous attempts do not get more tries than sequential ones.
 */
export async function admitAttempt(
  { username, knownDevices = [] }: Pick<CallableInput<'validateCredentials'>, 'username' | 'knownDevices'>,
  network: string,
  now: Date,
): Promise<Admission> {
  const db = await firestore();
  return runOptimisticBatch<Admission>(db, async (writes) => {
    const uid = readUid(await usernameRef(db, username).get());
    const device = knownDevice(uid, knownDevices);
    const account = device ?? accountPseudonym(username);
    const subjects = await readSubjects(failureSubjects(db, account, device !== null, network));
    const lockedMs = longestLockMs(subjects, now);
    if (lockedMs > 0) {
      return { outcome: 'locked', lockedMs };
    }
    const failures = countFailures(writes, subjects, now);
    const attempt = { startedAt: now, uid, account, isKnownDevice: device !== null, failures };
    return { outcome: 'admitted', attempt };
  });
}

/**
 * Creates the challenge of an attempt whose password was correct, and uncounts its failure. The challenge is dated
 * before the password check: if the password is replaced in the meantime, the challenge is useless.
 */
export async function openChallenge(challengeId: string, uid: string, attempt: Attempt): Promise<void> {
  const db = await firestore();
  const batch = db.batch();
  await uncountIn(batch, attempt);
  batch.create(challengeRef(db, challengeId), { ...newChallenge(uid, attempt, attempt.startedAt) });
  await batch.commit();
}

/** Uncounts the failure of an attempt whose password could not be checked. */
export async function uncountFailure(attempt: Attempt): Promise<void> {
  const batch = (await firestore()).batch();
  await uncountIn(batch, attempt);
  await batch.commit();
}

async function uncountIn(batch: WriteBatch, { failures }: Attempt): Promise<void> {
  const { FieldValue } = await import('firebase-admin/firestore');
  for (const { ref, expiresAt } of failures) {
    const uncounted = { failures: FieldValue.increment(-1), locked_until: null, expires_at: expiresAt };
    batch.set(ref, uncounted, { merge: true });
  }
}
