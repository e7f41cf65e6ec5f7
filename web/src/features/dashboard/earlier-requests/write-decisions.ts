import { type DecisionWrite, isDecided } from '@prayer-community/domain/prayer-request/person-decision';
import { deleteField, getDocFromServer, writeBatch } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { isPermissionDenied } from '../../../firebase/is-permission-denied.ts';
import { trackWrite } from '../../../ui/connection/pending-writes.ts';
import { requestRef } from '../request-ref.ts';
import { storedRequestSchema } from '../requests/staff-request.ts';

/**
 * Stores decisions about which requests are by the same person, all or none, with one write per request.
 * @throws FirebaseError if the rules refuse and the decisions are not already stored
 */
export async function writeDecisions(decisions: readonly DecisionWrite[]): Promise<void> {
  const batch = writeBatch(firestore);
  for (const id of new Set(decisions.map((decision) => decision.id))) {
    const fields = decisions
      .filter((decision) => decision.id === id)
      .map(({ personKey, isSame }) => [`person_decisions.${personKey}`, isSame ?? deleteField()]);
    batch.update(requestRef(id), Object.fromEntries(fields));
  }
  try {
    await trackWrite(batch.commit());
  } catch (error) {
    // The SDK resends a write if the response was lost, and two staff members may decide the same. The rules refuse the
    // second write.
    if (!isPermissionDenied(error) || !(await areStored(decisions))) {
      throw error;
    }
  }
}

async function areStored(decisions: readonly DecisionWrite[]): Promise<boolean> {
  const stored = await Promise.all(
    decisions.map(async (decision) => {
      const snapshot = await getDocFromServer(requestRef(decision.id));
      const request = storedRequestSchema.safeParse(snapshot.data());
      return request.success && isDecided(request.data, decision);
    }),
  );
  return stored.every(Boolean);
}
