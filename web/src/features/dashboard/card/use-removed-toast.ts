import { useEffect, useRef } from 'react';
import { useDashboard } from '../dashboard-context.ts';
import { toastRemoved } from '../dashboard-toasts.ts';

/** Says why a dialog closes by itself: its request left the list with the card that the dialog was opened from. */
export function useRemovedToast(isDialogOpen: boolean): void {
  const { standing } = useDashboard();
  const isOpen = useRef(isDialogOpen);
  useEffect(() => {
    isOpen.current = isDialogOpen;
  }, [isDialogOpen]);
  useEffect(
    () => () => {
      if (isOpen.current && standing.current) {
        toastRemoved();
      }
    },
    [standing],
  );
}
