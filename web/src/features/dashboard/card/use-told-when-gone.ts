import { useEffect, useRef } from 'react';
import { useDashboard } from '../dashboard-context.ts';
import { toastGone } from '../dashboard-toasts.ts';

/** Says why a dialog closes by itself: its request left the list with the card that the dialog was opened from. */
export function useToldWhenGone(isDialogOpen: boolean): void {
  const { standing } = useDashboard();
  const isOpen = useRef(isDialogOpen);
  useEffect(() => {
    isOpen.current = isDialogOpen;
  }, [isDialogOpen]);
  useEffect(
    () => () => {
      if (isOpen.current && standing.current) {
        toastGone();
      }
    },
    [standing],
  );
}
