import { suggestAssignee } from '@prayer-community/domain/insights/suggestion';
import { useMemo, useState } from 'react';
import type { StaffMember } from '../../../ui/team/use-staff-members.ts';
import { useDashboard } from '../dashboard-context.ts';
import type { StaffRequest } from '../requests/staff-request.ts';

/**
 * Returns the member whose turn it is. Null if no eligible member is available, or if leadership turned suggestions off.
 * Stays the same while that member is eligible, because a button with another name must not appear under the pointer.
 */
export function useSuggestion(request: StaffRequest): StaffMember | null {
  const { team, openRequests } = useDashboard();
  const [first, setFirst] = useState({ assignment: '', uid: '' });
  const assignment = `${request.id} ${request.assigned_to}`;
  const firstUid = first.assignment === assignment ? first.uid : '';
  const suggested = useMemo(() => {
    if (team === null || openRequests === null) {
      return null;
    }
    const now = new Date();
    const same = team.filter(({ id }) => id === firstUid);
    return (
      suggestAssignee(same, request, openRequests, now) ?? suggestAssignee(team, request, openRequests, now)
    );
  }, [team, openRequests, request, firstUid]);
  if (suggested !== null && suggested.id !== firstUid) {
    setFirst({ assignment, uid: suggested.id });
  }
  return suggested;
}
