import { COLLECTIONS, OPEN_REQUESTS_ID } from '@prayer-community/domain/collections';
import type { Counts, Tally } from '@prayer-community/domain/insights/insights-counts';
import {
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Firestore,
} from 'firebase-admin/firestore';

export interface Increment {
  ref: DocumentReference;
  fields: DocumentData;
}

/** Returns the writes that add a tally to the sums. Each is merged into its document. */
export function incrementsOf(db: Firestore, { months, open }: Tally): Increment[] {
  const increments = Object.entries(months).map(([month, counts]) => ({
    ref: db.collection(COLLECTIONS.insightMonths).doc(month),
    fields: toFields(counts),
  }));
  if (Object.keys(open).length > 0) {
    increments.push({
      ref: db.collection(COLLECTIONS.insightTeam).doc(OPEN_REQUESTS_ID),
      fields: { members: toFields(open) },
    });
  }
  return increments;
}

function toFields(counts: number | Counts): DocumentData {
  if (typeof counts === 'number') {
    return FieldValue.increment(counts);
  }
  return Object.fromEntries(Object.entries(counts).map(([name, value]) => [name, toFields(value)]));
}

/** Records when a member was last assigned a request. A late event may set it back slightly, which only affects whose turn it is. */
export function lastAssignment(db: Firestore, uid: string, at: Date): Increment {
  return {
    ref: db.collection(COLLECTIONS.insightTeam).doc(OPEN_REQUESTS_ID),
    fields: { assigned_at: { [uid]: at.getTime() } },
  };
}
