import type { PrayerRequest } from './prayer-request.ts';
import {
  assignMember,
  claimRequest,
  closeRequest,
  giveBackRequest,
  markPrayedFor,
  reopenRequest,
  type TransitionFields,
  unassignMember,
  undoPrayedFor,
} from './request-transitions.ts';
import type { UndoAction } from './request-undo.ts';

/** An action on a request with its values, generic over the timestamp type. */
export type TakenAction<Instant = Date> =
  | UndoAction
  | { action: 'markPrayedFor'; contactedAt: Instant }
  | { action: 'close' }
  | { action: 'reopen' };

/**
 * Returns the fields that the action writes.
 * @param seen the revision of the request that the actor saw
 */
export function transitionFields<Instant>(
  taken: TakenAction<Instant>,
  seen: Pick<PrayerRequest<unknown>, 'revision'>,
  actorUid: string,
): TransitionFields<Date | Instant> {
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
      return markPrayedFor(seen, actorUid, taken.contactedAt);
    case 'undoPrayedFor':
      return undoPrayedFor(seen, actorUid);
    case 'close':
      return closeRequest(seen, actorUid);
    case 'reopen':
      return reopenRequest(seen, actorUid);
  }
}
