import { shownText } from '@prayer-community/i18n/text';
import { hasReason } from '../../firebase/call-failure.ts';
import type { Toast } from './toast.ts';

/** Returns the toast of a failed action with the reason: alone if a function refused, otherwise after what failed. */
export function toastWithReason(failed: Toast, error: unknown): Toast {
  if (!hasReason(error)) {
    return failed;
  }
  const what = shownText(failed.text).replace(/\.?$/, '.');
  return { ...failed, text: error.code === 'refused' ? error.message : `${what} ${error.message}` };
}
