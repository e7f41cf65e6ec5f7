import { suggestAssignee } from '@prayer-community/domain/insights/suggestion';
import { useMemo } from 'react';
import { type Member, useDashboard } from '../dashboard-context.ts';
import type { StaffRequest } from '../requests/staff-request.ts';

/** Returns the member whose turn it is. Null if no eligible member is available, or if leadership turned suggestions off. */
export function useSuggestion(request: StaffRequest): Member | null {
  const { team, load } = useDashboard();
  return useMemo(
    () => (team === null || load === null ? null : suggestAssignee(team, request, load, new Date())),
    [team, load, request],
  );
}
