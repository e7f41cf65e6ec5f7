import { t } from '@prayer-community/i18n/text';
import { callOrThrow } from '../../../firebase/call-or-throw.ts';
import { countAsActivity } from '../../../session/idle/watch-activity.ts';
import { callFailureToast } from '../../../ui/toast/error-toast.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { useUnderway } from '../../../ui/use-underway.ts';

/** Undoes an import chunk by chunk until nothing is left to undo. The leader stays signed in until then. */
export function useUndo(importId: string) {
  const [isUndoing, run] = useUnderway();

  async function undo(): Promise<void> {
    try {
      let state: string;
      do {
        state = (await callOrThrow('undoImport', { importId })).state;
      } while (state === 'undoing');
    } catch (error) {
      console.error('An undo stopped', error);
      await showToast(callFailureToast(t('The undo stopped'), error));
    }
  }

  return { isUndoing, undo: () => run(() => countAsActivity(undo())) };
}
