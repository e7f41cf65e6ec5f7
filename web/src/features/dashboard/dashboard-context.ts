import type { OpenRequests } from '@prayer-community/domain/insights/insights-counts';
import type { ReminderChoice } from '@prayer-community/domain/prayer-request/due-time';
import type { Actor } from '@prayer-community/domain/prayer-request/request-transitions';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import { createContext, use } from 'react';
import type { StaffMember } from '../../ui/team/use-staff-members.ts';

export interface DashboardContextValue {
  /** The signed-in member. */
  actor: Actor;
  visibility: RequestVisibility;
  /** All staff members. Null until loaded, or if loading failed. */
  team: readonly StaffMember[] | null;
  /** False while the team is loading. Anything that depends on the team is about to change. */
  isTeamKnown: boolean;
  /** `current` is true while the dashboard is mounted. */
  isMounted: { readonly current: boolean };
  /** The wait limits by urgency. Null if the limit does not depend on urgency, or while the settings are unknown. */
  reminderChoice: ReminderChoice | null;
  /** True if the prayer team may assign new requests to themselves. False while the settings are unknown. */
  teamMayClaim: boolean;
  /** Days until a closed request is anonymized. 0 means never, or that the settings are unknown. */
  retentionDays: number;
  /** Hours away after which a member's requests are unassigned. 0 means never, or that the settings are unknown. */
  returnAwayAfterHours: number;
  /** False once leadership is known to have turned off replies to requesters. */
  offersReplies: boolean;
  /** Each member's number of open requests, for a fair suggestion. Null if no suggestion is made, or until loaded. */
  openRequests: OpenRequests | null;
  /** False while the team or the counts are loading, so that a suggestion may still appear. */
  isSuggestionKnown: boolean;
}

export const DashboardContext = createContext<DashboardContextValue | null>(null);

/** @throws Error if called outside the dashboard */
export function useDashboard(): DashboardContextValue {
  const value = use(DashboardContext);
  if (value === null) {
    throw new Error('Only parts of the dashboard know its context');
  }
  return value;
}
