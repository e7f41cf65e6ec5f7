import { refusalText } from '@prayer-community/domain/refusal';
import { t } from '@prayer-community/i18n/text';
import { callFunction } from '../../../firebase/call-function.ts';
import { forgetTabDrafts } from '../../../ui/form/use-tab-draft.ts';
import { callFailureToast, errorToast } from '../../../ui/toast/error-toast.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { draftSubjects } from '../draft-subjects.ts';
import { STATUS_TOASTS } from '../status-toasts.ts';

/** Deletes the request and shows the outcome. A link that no longer opens anything means the request is already deleted. */
export function useDeletion(statusKey: string, onDeleted: () => void): () => Promise<void> {
  return async () => {
    try {
      const response = await callFunction('deletePrayerRequest', { key: statusKey });
      if (!response.success && response.reason !== 'unknown') {
        await showToast(errorToast(refusalText(response)));
        return;
      }
      forgetTabDrafts(draftSubjects(statusKey).all);
      await showToast(STATUS_TOASTS.deleted);
      onDeleted();
    } catch (error) {
      console.error('The request was not deleted', error);
      await showToast(callFailureToast(t('Error'), error));
    }
  };
}
