import { COLLECTIONS, membershipId } from '@prayer-community/domain/collections';
import {
  manualMembership,
  newDistributionGroup,
  newDistributionMethod,
} from '@prayer-community/domain/distribution/distribution';
import {
  type DocumentReference,
  doc,
  type Firestore,
  serverTimestamp,
  setDoc,
  updateDoc,
  type WriteBatch,
} from 'firebase/firestore/lite';
import type { Attempt } from './direct-attempts.ts';
import { UIDS } from './rules-environment.ts';

const DISTRIBUTION_KINDS: readonly string[] = [
  COLLECTIONS.distributionGroups,
  COLLECTIONS.distributionMethods,
  COLLECTIONS.distributionMemberships,
];

export function isOfDistribution({ kind }: Attempt): boolean {
  return DISTRIBUTION_KINDS.includes(kind);
}

/** Returns the document of the attempt. A membership belongs to a member of the prayer team. */
export function distributionTarget(db: Firestore, { kind, id }: Attempt): DocumentReference {
  const isMembership = kind === COLLECTIONS.distributionMemberships;
  return doc(db, kind, isMembership ? membershipId(id, UIDS.prayer_team) : id);
}

/** Stores the method that a membership belongs to, and the document itself unless the attempt creates it. */
export function prepareDistribution(batch: WriteBatch, db: Firestore, attempt: Attempt): void {
  if (attempt.kind === COLLECTIONS.distributionMemberships) {
    const method = newDistributionMethod('prayer-team', 'email');
    batch.set(doc(db, COLLECTIONS.distributionMethods, attempt.id), method);
  }
  if (attempt.operation !== 'create') {
    batch.set(distributionTarget(db, attempt), documentOf(attempt));
  }
}

export function createInDistribution(db: Firestore, attempt: Attempt): Promise<void> {
  return setDoc(distributionTarget(db, attempt), documentOf(attempt));
}

function documentOf(attempt: Attempt): object {
  return { ...newDocument(attempt), created_at: serverTimestamp() };
}

function newDocument({ kind, caller, id }: Attempt): object {
  switch (kind) {
    case COLLECTIONS.distributionGroups:
      return newDistributionGroup('prayer-team', null, null);
    case COLLECTIONS.distributionMethods:
      return newDistributionMethod('prayer-team', 'email');
    default:
      return manualMembership(id, UIDS.prayer_team, caller === 'visitor' ? 'nobody' : UIDS[caller], null);
  }
}

/** Turns off a method, or makes a similar change to another kind of document. */
export function updateInDistribution(db: Firestore, attempt: Attempt): Promise<void> {
  const changes: Record<string, object> = {
    [COLLECTIONS.distributionGroups]: { description: 'Hears of everything.' },
    [COLLECTIONS.distributionMethods]: { is_active: false },
    [COLLECTIONS.distributionMemberships]: { is_manual: false },
  };
  return updateDoc(distributionTarget(db, attempt), { ...changes[attempt.kind] });
}
