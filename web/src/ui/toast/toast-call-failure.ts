import { type Message, t } from '@prayer-community/i18n/text';
import { hasReason } from '../../firebase/call-failure.ts';
import { errorToast } from './error-toast.ts';
import { showToast } from './toast.ts';

/** Shows what failed, with the server's reason if it gave one. Otherwise logs the error. */
export function toastCallFailure(what: Message, error: unknown): void {
  if (hasReason(error)) {
    void showToast(errorToast(`${t(what)} ${error.message}`));
  } else {
    console.error(what.text, error);
    void showToast(errorToast(what));
  }
}
