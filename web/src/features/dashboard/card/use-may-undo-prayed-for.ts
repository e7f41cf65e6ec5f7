import {
  mayUndoPrayedFor,
  UNDO_PRAYED_FOR_MS,
} from '@prayer-community/domain/prayer-request/request-transitions';
import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { clockAhead } from '../../../ui/use-now.ts';
import { useDashboard } from '../dashboard-context.ts';
import type { StaffRequest } from '../requests/staff-request.ts';

/** True while the member may undo marking the request as prayed for. Turns false when the undo period ends. */
export function useMayUndoPrayedFor(request: StaffRequest): boolean {
  const { actor } = useDashboard();
  const [, endWindow] = useReducer((count: number) => count + 1, 0);
  const aheadMs = useSyncExternalStore(clockAhead.subscribe, clockAhead.get);
  const isOpen = mayUndoPrayedFor(request, actor, new Date(Date.now() - aheadMs));
  const endsAt = request.updated_at.getTime() + UNDO_PRAYED_FOR_MS;

  useEffect(() => {
    if (isOpen) {
      const timer = setTimeout(endWindow, Math.max(0, endsAt - Date.now() + aheadMs));
      return () => clearTimeout(timer);
    }
  }, [isOpen, endsAt, aheadMs]);

  return isOpen;
}
