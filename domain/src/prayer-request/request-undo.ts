import type { StaffRole } from '../staff/profile.ts';
import type { PrayerRequest } from './prayer-request.ts';
import type { RequestAction } from './request-transitions.ts';

/** The action that undoes one just taken. */
export type UndoAction =
  | { action: 'assign'; assigneeUid: string }
  | { action: 'unassign' }
  | { action: 'giveBack' }
  | { action: 'claim' }
  | { action: 'undoPrayedFor' };

/**
 * Returns the action that restores the state before another action. Null if the transition table has none for the role.
 * @param before the request before the action
 */
export function undoOf(
  action: RequestAction,
  before: Pick<PrayerRequest<unknown>, 'status' | 'assigned_to'>,
  role: StaffRole,
): UndoAction | null {
  switch (action) {
    case 'assign':
    case 'unassign':
      return before.assigned_to === null
        ? { action: 'unassign' }
        : { action: 'assign', assigneeUid: before.assigned_to };
    case 'claim':
      return { action: role === 'leadership' ? 'unassign' : 'giveBack' };
    case 'giveBack':
      return { action: 'claim' };
    case 'markPrayedFor':
      return { action: 'undoPrayedFor' };
    case 'undoPrayedFor':
    case 'close':
    case 'reopen':
      return null;
  }
}
