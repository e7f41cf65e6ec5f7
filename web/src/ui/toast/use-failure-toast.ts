import { useEffect } from 'react';
import { showToast, type Toast } from './toast.ts';

/**
 * Shows a toast when something could not be loaded, once per failure.
 * @param toast has to be the same on each render
 */
export function useFailureToast(toast: Toast, hasFailed: boolean): void {
  useEffect(() => {
    if (hasFailed) {
      void showToast(toast);
    }
  }, [toast, hasFailed]);
}
