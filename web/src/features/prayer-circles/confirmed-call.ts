import type { Confirmation } from '../../ui/confirm-dialog.tsx';
import { callFailureToast } from '../../ui/toast/error-toast.ts';
import { showToast, type Toast } from '../../ui/toast/toast.ts';

interface ConfirmedCall extends Pick<Confirmation, 'title' | 'text' | 'confirmLabel'> {
  call: () => Promise<unknown>;
  success: Toast;
  /** The title of the toast with the reason for a failure. */
  failure: string;
  onDone?: () => void;
}

/** Asks before it calls a function. A toast shows the outcome. */
export function confirmedCall({ call, success, failure, onDone, ...texts }: ConfirmedCall): Confirmation {
  return {
    ...texts,
    onConfirm: async () => {
      try {
        await call();
      } catch (error) {
        void showToast(callFailureToast(failure, error));
        return;
      }
      void showToast(success);
      onDone?.();
    },
  };
}
