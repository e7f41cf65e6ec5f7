import { REQUEST_PARAMETER } from '@prayer-community/domain/prayer-request/request-link';
import { useEffect, useRef } from 'react';
import { useDashboard } from '../dashboard-context.ts';
import { toastRemoved } from '../dashboard-toasts.ts';

/**
 * Shows a toast when a dialog closes because its request can no longer be read. There is no toast if the member
 * navigated away from the request.
 */
export function useRemovedToast(requestId: string, isDialogOpen: boolean): void {
  const { isMounted } = useDashboard();
  const isOpen = useRef(isDialogOpen);
  useEffect(() => {
    isOpen.current = isDialogOpen;
  }, [isDialogOpen]);
  useEffect(
    () => () => {
      if (isOpen.current && isMounted.current && isUrlOf(requestId)) {
        toastRemoved();
      }
    },
    [isMounted, requestId],
  );
}

function isUrlOf(requestId: string): boolean {
  return new URLSearchParams(window.location.search).get(REQUEST_PARAMETER) === requestId;
}
