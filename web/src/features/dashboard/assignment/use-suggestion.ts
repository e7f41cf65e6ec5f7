import { suggestAssignee } from '@prayer-community/domain/insights/suggestion';
import { useMemo } from 'react';
import type { StaffMember } from '../../../ui/team/use-staff-members.ts';
import { useDashboard } from '../dashboard-context.ts';
import type { StaffRequest } from '../requests/staff-request.ts';

/** Returns the member whose turn it is. Null if no eligible member is available, or if leadership turned suggestions off. */
export function useSuggestion(request: StaffRequest): StaffMember | null {
  const { team, openRequests } = useDashboard();
  return useMemo(
    () =>
      team === null || openRequests === null
        ? null
        : suggestAssignee(team, request, openRequests, new Date()),
    [team, openRequests, request],
  );
}
