import { requestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import type { Profile, StaffRole } from '@prayer-community/domain/staff/profile';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Appearance } from '../app/appearance.tsx';
import { DashboardContext, type DashboardContextValue } from '../features/dashboard/dashboard-context.ts';
import type { StaffMember } from '../ui/team/use-staff-members.ts';

/** Creates a staff member with the given changes. */
export function staffMember(id: string, role: StaffRole, changes: Partial<Profile<Date>> = {}): StaffMember {
  return {
    id,
    user_id: id,
    first_name: id,
    last_name: 'Okafor',
    email: `${id}@example.org`,
    username: id,
    phone: null,
    role,
    status: 'available',
    created_at: new Date(0),
    unavailable_start_date: null,
    unavailable_end_date: null,
    notification_preferences: { newRequests: true, reminders: true },
    ...changes,
  };
}

/**
 * Renders a part of the dashboard for a staff member with the id `me` and the given role.
 * @param changes replaces default values of the dashboard context
 */
export function showOnDashboard(
  part: ReactNode,
  role: StaffRole,
  changes: Partial<
    Pick<
      DashboardContextValue,
      | 'visibility'
      | 'reminderChoice'
      | 'openRequests'
      | 'isSuggestionKnown'
      | 'team'
      | 'isTeamKnown'
      | 'teamMayClaim'
      | 'retentionDays'
      | 'returnAwayAfterHours'
      | 'offersReplies'
    >
  > = {},
): RenderResult {
  const team = [staffMember('me', role), staffMember('Miriam', 'prayer_team')];
  const value = {
    actor: { uid: 'me', role },
    visibility: requestVisibility(role, { confidential_visible_to: 'team' }),
    team,
    isTeamKnown: true,
    isMounted: { current: true },
    reminderChoice: null,
    openRequests: null,
    isSuggestionKnown: true,
    teamMayClaim: false,
    retentionDays: 0,
    returnAwayAfterHours: 0,
    offersReplies: true,
    ...changes,
  };
  return render(
    <Appearance>
      <DashboardContext value={value}>{part}</DashboardContext>
    </Appearance>,
  );
}
