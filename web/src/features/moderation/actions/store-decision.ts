import {
  type ModeratedFields,
  type ModerationAction,
  settlesReports,
} from '@prayer-community/domain/belief-wall/wall-moderation';
import { postHistoryPath } from '@prayer-community/domain/collections';
import { collection, type DocumentReference, doc, getDocs, serverTimestamp } from 'firebase/firestore';
import { confirmCreated } from '../../../firebase/confirm-created.ts';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { writeNow } from '../../../firebase/write-now.ts';
import { openReportsOf, postRef } from '../posts/post-queries.ts';

/** A decision as it is stored: the post, its history and its reports together. */
export interface Decision {
  postId: string;
  action: ModerationAction;
  fields: ModeratedFields;
  actorUid: string;
}

/**
 * Stores a decision.
 * @returns the reports that it settled
 * @throws FirestoreError where the rules refuse, as when someone else decided first
 */
export async function storeDecision(decision: Decision): Promise<readonly DocumentReference[]> {
  const settled = settlesReports(decision.action) ? await openReports(decision.postId) : [];
  await commit(decision, false, settled);
  return settled;
}

/**
 * Takes a decision back, and opens again the reports that it settled.
 * @throws FirestoreError where the rules refuse
 */
export async function takeBackDecision(
  decision: Decision,
  settled: readonly DocumentReference[],
): Promise<void> {
  await commit(decision, true, settled);
}

async function openReports(postId: string): Promise<readonly DocumentReference[]> {
  const reports = await getDocs(openReportsOf(postId));
  return reports.docs.map(({ ref }) => ref);
}

async function commit(
  { postId, action, fields, actorUid }: Decision,
  isUndo: boolean,
  reports: readonly DocumentReference[],
): Promise<void> {
  const decision = doc(collection(firestore, postHistoryPath(postId)));
  const stored = writeNow((transaction) => {
    transaction
      .update(postRef(postId), { ...fields, last_decision_id: decision.id })
      .set(decision, { action, is_undo: isUndo, actor: actorUid, at: serverTimestamp() });
    for (const report of reports) {
      transaction.update(report, { is_settled: !isUndo });
    }
  });
  await confirmCreated(stored, decision);
}
