import { t } from '@prayer-community/i18n/text';
import { hasUnsavedInput } from '../ui/language/has-unsaved-input.ts';

/** Returns what to consider before reloading the page. */
export function reloadHint(): string {
  return hasUnsavedInput()
    ? t('Reloading clears what you entered here.')
    : t('Reload the page when you’re ready.');
}
