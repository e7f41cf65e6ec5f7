import { newChallenge } from '@prayer-community/domain/auth/sign-in-challenge';
import type { CallableInput } from '@prayer-community/domain/callables';
import type { WriteBatch } from 'firebase-admin/firestore';
import { challengeRef } from '../data/sign-in-challenge.ts';
import { firestore } from '../platform/admin.ts';
import {
  accountPseudonym,
  accountSubject,
  addressSubject,
  type CountedFailure,
  countFailures,
  longestLockMs,
} from '../platform/failure-count.ts';
import { knownDevice } from '../platform/known-device.ts';
import { runOptimisticBatch } from '../platform/optimistic-batch.ts';
import { readUid, usernameRef } from '../platform/staff-account.ts';

/** A password that is about to be checked. */
export interface Attempt {
  startedAt: Date;
  /** Whose it may be; null for a username that nobody has. */
  uid: string | null;
  /** Of the username, or of the device where the member is known on it. */
  account: string;
  isKnownDevice: boolean;
  /** The failure that it counts as, against the account and the address. */
  failures: readonly CountedFailure[];
}

/**
 * Admits a password to be checked, unless the account, or the device known for it, or the address is locked. Counts it as failed before it is checked,
 * so that many at once cannot have more tries than the same one after another.
 * @returns the attempt, or the milliseconds of the lock
 */
export async function admitAttempt(
  { username, knownDevices = [] }: Pick<CallableInput<'validateCredentials'>, 'username' | 'knownDevices'>,
  address: string,
  now: Date,
): Promise<Attempt | number> {
  const db = await firestore();
  return runOptimisticBatch(db, async (writes) => {
    const uid = readUid(await usernameRef(db, username).get());
    const device = knownDevice(uid, knownDevices);
    const account = device ?? accountPseudonym(username);
    const subjects = [accountSubject(db, account), addressSubject(db, address)];
    const counted = await db.getAll(...subjects.map(({ ref }) => ref));
    const lockedMs = longestLockMs(counted, now);
    if (lockedMs > 0) {
      return lockedMs;
    }
    const failures = countFailures(writes, subjects, counted, now);
    return { startedAt: now, uid, account, isKnownDevice: device !== null, failures };
  });
}

/**
 * Opens the challenge of an attempt whose password was right, and takes back what was counted for it. It dates from before
 * the password was checked: should that be replaced meanwhile, the challenge is of no use.
 */
export async function openChallenge(challengeId: string, uid: string, attempt: Attempt): Promise<void> {
  const db = await firestore();
  const batch = db.batch();
  await takeBackIn(batch, attempt);
  batch.create(challengeRef(db, challengeId), { ...newChallenge(uid, attempt, attempt.startedAt) });
  await batch.commit();
}

/** Takes back what was counted for an attempt whose password could not be checked. */
export async function takeBackFailure(attempt: Attempt): Promise<void> {
  const batch = (await firestore()).batch();
  await takeBackIn(batch, attempt);
  await batch.commit();
}

async function takeBackIn(batch: WriteBatch, { failures }: Attempt): Promise<void> {
  const { FieldValue } = await import('firebase-admin/firestore');
  for (const { ref, expiresAt } of failures) {
    const takenBack = { failures: FieldValue.increment(-1), locked_until: null, expires_at: expiresAt };
    batch.set(ref, takenBack, { merge: true });
  }
}
