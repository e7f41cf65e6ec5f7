import {
  assignMember,
  claimRequest,
  closeRequest,
  giveBackRequest,
  markPrayedFor,
  reopenRequest,
  type TransitionFields,
  takeBackPrayedFor,
  unassignMember,
} from '@prayer-community/domain/prayer-request/request-transitions';
import type { UndoAction } from '@prayer-community/domain/prayer-request/request-undo';
import { type FieldValue, serverTimestamp } from 'firebase/firestore';

export type TakenAction =
  | UndoAction
  | { action: 'markPrayedFor'; contactedAt: Date | 'now' }
  | { action: 'close' }
  | { action: 'reopen' };

/**
 * Returns the fields that the action writes.
 * @param seen the revision of the request that the actor saw
 */
export function fieldsOf(
  taken: TakenAction,
  seen: { revision: number },
  actorUid: string,
): TransitionFields<Date | FieldValue> {
  switch (taken.action) {
    case 'assign':
      return assignMember(seen, actorUid, taken.assigneeUid);
    case 'claim':
      return claimRequest(seen, actorUid);
    case 'unassign':
      return unassignMember(seen, actorUid);
    case 'giveBack':
      return giveBackRequest(seen, actorUid);
    case 'markPrayedFor':
      return markPrayedFor(
        seen,
        actorUid,
        taken.contactedAt === 'now' ? serverTimestamp() : taken.contactedAt,
      );
    case 'takeBackPrayedFor':
      return takeBackPrayedFor(seen, actorUid);
    case 'close':
      return closeRequest(seen, actorUid);
    case 'reopen':
      return reopenRequest(seen, actorUid);
  }
}
