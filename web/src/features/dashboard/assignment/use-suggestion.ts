import { suggestAssignee } from '@prayer-community/domain/insights/suggestion';
import { useMemo } from 'react';
import { type Member, useDashboard } from '../dashboard-context.ts';
import type { StaffRequest } from '../requests/staff-request.ts';

/** Whose turn it is to be given the request; null where nobody is there, or leadership wants no suggestion. */
export function useSuggestion(request: StaffRequest): Member | null {
  const { team, load } = useDashboard();
  return useMemo(
    () => (team === null || load === null ? null : suggestAssignee(team, request, load, new Date())),
    [team, load, request],
  );
}
