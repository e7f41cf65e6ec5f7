import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { DecisionWrite } from '@prayer-community/domain/prayer-request/person-decision';
import { deleteField, doc, writeBatch } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { trackWrite } from '../connection/pending-writes.ts';

/** Stores decisions about who is the same person, all or none, each request written once. */
export async function writeDecisions(decisions: readonly DecisionWrite[]): Promise<void> {
  const batch = writeBatch(firestore);
  for (const id of new Set(decisions.map((decision) => decision.id))) {
    const fields = decisions
      .filter((decision) => decision.id === id)
      .map(({ personKey, isSame }) => [`person_decisions.${personKey}`, isSame ?? deleteField()]);
    batch.update(doc(firestore, COLLECTIONS.prayerRequests, id), Object.fromEntries(fields));
  }
  await trackWrite(batch.commit());
}
