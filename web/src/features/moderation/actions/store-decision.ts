import {
  type ModeratedFields,
  type ModerationAction,
  settlesReports,
} from '@prayer-community/domain/belief-wall/wall-moderation';
import { postHistoryPath } from '@prayer-community/domain/collections';
import {
  collection,
  type DocumentData,
  type DocumentReference,
  deleteField,
  doc,
  getDocs,
  serverTimestamp,
  type Transaction,
  type UpdateData,
} from 'firebase/firestore';
import { confirmCreated } from '../../../firebase/confirm-created.ts';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { writeNow } from '../../../firebase/write-now.ts';
import { openReportsOf, postRef } from '../posts/post-queries.ts';
import { PostChangedError } from './post-changed-error.ts';

/** A moderation decision, stored together with the post, its history and its reports. */
export interface Decision {
  postId: string;
  action: ModerationAction;
  fields: ModeratedFields;
  /** The same fields as the leader saw them. */
  before: ModeratedFields;
  actorUid: string;
}

/**
 * Stores a decision.
 * @returns the reports that it settled
 * @throws FirestoreError if the rules refuse, for example because someone else decided first
 * @throws PostChangedError if someone else edited the same text
 */
export async function storeDecision(decision: Decision): Promise<readonly DocumentReference[]> {
  const settled = settlesReports(decision.action) ? await openReports(decision.postId) : [];
  await commit(decision, false, settled);
  return settled;
}

/**
 * Undoes a decision and reopens the reports that it settled.
 * @throws FirestoreError if the rules refuse
 * @throws PostChangedError if someone else has since edited the same text
 */
export async function undoDecision(decision: Decision, settled: readonly DocumentReference[]): Promise<void> {
  const { fields, before } = decision;
  await commit({ ...decision, fields: before, before: fields }, true, settled);
}

/**
 * Settles the reports of a post that no longer exists.
 * @throws FirestoreError if there is no connection
 */
export async function settleReports(postId: string): Promise<void> {
  const reports = await openReports(postId);
  await writeNow((transaction) => setSettled(transaction, reports, true));
}

async function openReports(postId: string): Promise<readonly DocumentReference[]> {
  const reports = await getDocs(openReportsOf(postId));
  return reports.docs.map(({ ref }) => ref);
}

async function commit(
  { postId, action, fields, before, actorUid }: Decision,
  isUndo: boolean,
  reports: readonly DocumentReference[],
): Promise<void> {
  const decision = doc(collection(firestore, postHistoryPath(postId)));
  const stored = writeNow(async (transaction) => {
    if (action === 'edit') {
      await requireUnchanged(transaction, postId, before);
    }
    transaction
      .update(postRef(postId), { ...storedFields(fields), last_decision_id: decision.id })
      .set(decision, { action, is_undo: isUndo, actor: actorUid, at: serverTimestamp() });
    setSettled(transaction, reports, !isUndo);
  });
  await confirmCreated(stored, decision);
}

function setSettled(
  transaction: Transaction,
  reports: readonly DocumentReference[],
  is_settled: boolean,
): void {
  for (const report of reports) {
    transaction.update(report, { is_settled });
  }
}

/** A public post does not say whether the people that it names agreed. */
function storedFields(fields: ModeratedFields): UpdateData<DocumentData> {
  return fields.is_approved ? { ...fields, named_people: deleteField() } : { ...fields };
}

/** @throws PostChangedError if the text of the post has changed */
async function requireUnchanged(
  transaction: Transaction,
  postId: string,
  fields: ModeratedFields,
): Promise<void> {
  const post = await transaction.get(postRef(postId));
  for (const [field, seen] of Object.entries(fields)) {
    if (post.get(field) !== seen) {
      throw new PostChangedError(`Someone else changed ${field} of the post`);
    }
  }
}
