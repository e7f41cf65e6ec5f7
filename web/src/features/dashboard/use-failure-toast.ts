import { useEffect } from 'react';
import { type FAILURE_TEXTS, toastFailure } from './dashboard-toasts.ts';

/** Tells by toast of something that could not be loaded, once for each time. */
export function useFailureToast(what: keyof typeof FAILURE_TEXTS, hasFailed: boolean): void {
  useEffect(() => {
    if (hasFailed) {
      toastFailure(what);
    }
  }, [what, hasFailed]);
}
