import type { ReminderChoice } from '@prayer-community/domain/due-time';
import type { Profile, StaffRole } from '@prayer-community/domain/profile';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Appearance } from '../app/appearance.tsx';
import { DashboardContext, type Member } from '../features/dashboard/dashboard-context.ts';

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
 * @param clock how long requests may wait, where the community lets that depend on their urgency
 */
export function showOnDashboard(
  part: ReactNode,
  role: StaffRole,
  clock: ReminderChoice | null = null,
): RenderResult {
  const team = [staffMember('me', role), staffMember('Miriam', 'prayer_team')];
  const knowledge = { actor: { uid: 'me', role }, team, noteDrafts: new Map<string, string>(), clock };
  return render(
    <Appearance>
      <DashboardContext value={knowledge}>{part}</DashboardContext>
    </Appearance>,
  );
}
