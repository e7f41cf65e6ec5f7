import { t } from '@prayer-community/i18n/text';
import { hasUnsavedInput } from '../ui/language/has-unsaved-input.ts';
import { showToast, type Toast } from '../ui/toast/toast.ts';

type ReloadToast = Required<Pick<Toast, 'id' | 'title' | 'kind' | 'action'>>;

/**
 * Shows a toast whose action reloads the page, with what to consider before. If the reader has entered something since,
 * the action first shows the toast again with a warning.
 */
export async function showReloadToast(offer: ReloadToast): Promise<void> {
  const { label, onPress } = offer.action;
  const warns = hasUnsavedInput();

  function handlePress(): void {
    if (warns || !hasUnsavedInput()) {
      onPress();
    } else {
      void showReloadToast(offer);
    }
  }

  await showToast({
    ...offer,
    text: warns ? t('Reloading clears what you entered here.') : t('Reload the page when you’re ready.'),
    durationMs: Number.POSITIVE_INFINITY,
    action: { label, onPress: handlePress },
  });
}
