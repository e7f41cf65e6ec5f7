import { useEffect } from 'react';
import { type FAILURE_TEXTS, toastFailure } from './dashboard-toasts.ts';

/** Shows a toast when something could not be loaded, once per failure. */
export function useFailureToast(what: keyof typeof FAILURE_TEXTS, hasFailed: boolean): void {
  useEffect(() => {
    if (hasFailed) {
      toastFailure(what);
    }
  }, [what, hasFailed]);
}
