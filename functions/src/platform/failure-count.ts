import {
  ACCOUNT_FAILURES_UNTIL_LOCK,
  countFailure,
  type FailureRecord,
  failureRecordFields,
  lockedForMs,
} from '@prayer-community/domain/auth/sign-in-lockout';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import type { OptimisticBatch } from './optimistic-batch.ts';
import { networkFailuresUntilLock } from './parameters.ts';
import { pseudonym } from './pseudonym.ts';
import { readerOf } from './reader-of.ts';

/** An account or network address whose failed sign-ins are counted. */
interface FailureSubject {
  ref: DocumentReference;
  failuresUntilLock: number;
}

const readRecord = readerOf<FailureRecord<Date>>(z.object(failureRecordFields(storedInstant)));

/** Returns the name under which failures of a username are counted, whether or not the username exists. */
export function accountPseudonym(username: string): string {
  return pseudonym('username', username.trim().toLowerCase());
}

/** Returns the subject for an `accountPseudonym` or a known device. */
export function accountSubject(db: Firestore, account: string): FailureSubject {
  return {
    ref: db.collection(COLLECTIONS.rateLimits).doc(`sign_in_account_${account}`),
    failuresUntilLock: ACCOUNT_FAILURES_UNTIL_LOCK,
  };
}

export function networkSubject(db: Firestore, network: string): FailureSubject {
  return {
    ref: db.collection(COLLECTIONS.rateLimits).doc(`sign_in_address_${pseudonym('network', network)}`),
    failuresUntilLock: networkFailuresUntilLock.value(),
  };
}

/**
 * Returns what the failures of a sign-in count against: the account and the network address, or only the device on which
 * the member is known. Strangers on the same network cannot lock out a known device.
 * @param account an `accountPseudonym`, or the name of the known device
 */
export function failureSubjects(
  db: Firestore,
  account: string,
  isKnownDevice: boolean,
  network: string,
): FailureSubject[] {
  const own = accountSubject(db, account);
  return isKnownDevice ? [own] : [own, networkSubject(db, network)];
}

/** A subject with its counter, as read. */
interface ReadSubject extends FailureSubject {
  document: DocumentSnapshot;
}

export async function readSubjects(subjects: readonly FailureSubject[]): Promise<ReadSubject[]> {
  return Promise.all(subjects.map(async (subject) => ({ ...subject, document: await subject.ref.get() })));
}

/** Returns the milliseconds until none of the subjects is locked. */
export function longestLockMs(subjects: readonly ReadSubject[], now: Date): number {
  return Math.max(0, ...subjects.map(({ document }) => lockedForMs(readRecord(document), now)));
}

export interface CountedFailure {
  ref: DocumentReference;
  expiresAt: Date;
}

/** Counts one failure against each subject. */
export function countFailures(
  writes: OptimisticBatch,
  subjects: readonly ReadSubject[],
  now: Date,
): CountedFailure[] {
  return subjects.map(({ ref, failuresUntilLock, document }) => {
    const record = countFailure(readRecord(document), failuresUntilLock, now);
    writes.updateMarked(document, record);
    return { ref, expiresAt: record.expires_at };
  });
}
