import { changedBy, claimedBy } from '@prayer-community/domain/prayer-request/request-transitions';
import { undoOf } from '@prayer-community/domain/prayer-request/request-undo';
import { isHiddenOnceClosed } from '@prayer-community/domain/prayer-request/request-visibility';
import { type TakenAction, transitionFields } from '@prayer-community/domain/prayer-request/taken-action';
import { nameOf } from '../../../ui/team/staff-names.ts';
import { useDashboard } from '../dashboard-context.ts';
import {
  toastClaimed,
  toastClosedOrHidden,
  toastFailure,
  toastOvertaken,
  toastSuccess,
  toastUnderway,
} from '../dashboard-toasts.ts';
import type { StaffRequest } from '../requests/staff-request.ts';
import { type ContactMoment, changeRequest } from './change-request.ts';
import { RequestChangedError } from './request-changed-error.ts';
import { RevisionUnderwayError, useIsRevisionUnderway } from './revisions-underway.ts';

type ActedOn = Pick<
  StaffRequest,
  | 'id'
  | 'revision'
  | 'status'
  | 'submission_type'
  | 'follow_up_requested'
  | 'assigned_to'
  | 'come_back_at'
  | 'come_back_by'
>;

export interface RequestActions {
  /** Takes an action on the request as the actor saw it and reports the outcome in a toast. */
  act: (request: ActedOn, taken: TakenAction<ContactMoment>) => Promise<void>;
  /** True while a change of the request awaits confirmation. A further one would be refused. */
  isUnderway: boolean;
}

/** Acts on the request with this id. Each success toast offers to undo the action if it can be undone. */
export function useRequestActions(requestId: string): RequestActions {
  const { actor, team, visibility } = useDashboard();
  const isUnderway = useIsRevisionUnderway(requestId);

  async function take(request: ActedOn, taken: TakenAction<ContactMoment>, isUndo: boolean): Promise<void> {
    const fields = transitionFields(taken, request, actor.uid);
    try {
      await changeRequest(request.id, fields);
      const undo = isUndo ? null : undoOf(taken.action, request, actor.role);
      const { assigned_to = request.assigned_to, ...changed } = fields;
      const after: ActedOn = { ...request, ...changed, assigned_to };
      const assignee = taken.action === 'assign' ? nameOf(team, taken.assigneeUid) : null;
      const isWithoutContact = taken.action === 'markPrayedFor' && !request.follow_up_requested;
      const done = isWithoutContact ? 'prayWithoutContact' : taken.action;
      toastSuccess(done, request.id, undo && (() => void take(after, undo, true)), assignee);
    } catch (error) {
      reportFailure(error, request, taken);
    }
  }

  function reportFailure(error: unknown, request: ActedOn, taken: TakenAction<ContactMoment>): void {
    if (error instanceof RequestChangedError) {
      const claimant = taken.action === 'claim' ? claimedBy(error.current, actor.uid) : null;
      if (claimant !== null) {
        toastClaimed(nameOf(team, claimant));
        return;
      }
      const isClosedOrHidden = taken.action === 'close' && isHiddenOnceClosed(request, visibility);
      if (error.current === null && isClosedOrHidden) {
        toastClosedOrHidden();
        return;
      }
      const who = changedBy(request, error.current);
      toastOvertaken(error.current, who && nameOf(team, who));
    } else if (error instanceof RevisionUnderwayError) {
      toastUnderway();
    } else {
      toastFailure(taken.action, error);
    }
  }

  return { act: (request, taken) => take(request, taken, false), isUnderway };
}
