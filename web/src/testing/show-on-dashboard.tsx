import { requestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import type { Profile, StaffRole } from '@prayer-community/domain/staff/profile';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Appearance } from '../app/appearance.tsx';
import {
  DashboardContext,
  type DashboardContextValue,
  type Member,
} from '../features/dashboard/dashboard-context.ts';

/** A member of the staff, with what the test changes of them. */
export function staffMember(id: string, role: StaffRole, changes: Partial<Profile<Date>> = {}): Member {
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
 * Shows a part of the dashboard to someone of the role, whose account is `me`.
 * @param settled how long requests may wait, where that depends on their urgency, who is on the team, what they carry, where somebody is suggested,
 * whether the team may claim, when closed requests are anonymized, and whether requesters can be sent replies
 */
export function showOnDashboard(
  part: ReactNode,
  role: StaffRole,
  settled: Partial<
    Pick<
      DashboardContextValue,
      | 'reminderChoice'
      | 'openRequests'
      | 'team'
      | 'isTeamKnown'
      | 'teamMayClaim'
      | 'retentionDays'
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
    teamMayClaim: false,
    retentionDays: 0,
    offersReplies: true,
    ...settled,
  };
  return render(
    <Appearance>
      <DashboardContext value={value}>{part}</DashboardContext>
    </Appearance>,
  );
}
