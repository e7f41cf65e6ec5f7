import { type Message, t } from '@prayer-community/i18n/text';
import { CallFailure } from '../../firebase/call-failure.ts';
import { errorToast } from './error-toast.ts';
import { showToast } from './toast.ts';

/** Shows what failed, with the server's reason if it gave one. Otherwise logs the error. */
export function toastCallFailure(what: Message, error: unknown): void {
  const hasReason = error instanceof CallFailure && error.code !== 'internal';
  if (!hasReason) {
    console.error(what.text, error);
  }
  const text = hasReason ? `${t(what)} ${error.message}` : what;
  void showToast(errorToast(text));
}
