import { t } from '@prayer-community/i18n/text';
import type { Toast } from './toast.ts';
import { LONG_TOAST_MS } from './toast-durations.ts';

/** The parts of a toast that offers to undo what it confirms. */
export function undoOffer(undo: () => void): Pick<Toast, 'action' | 'durationMs'> {
  return { action: { label: t('Undo'), onPress: undo }, durationMs: LONG_TOAST_MS };
}
