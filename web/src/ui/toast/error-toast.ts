import { message } from '@prayer-community/i18n/text';
import { failureText } from '../../firebase/call-failure.ts';
import type { Toast } from './toast.ts';

/** Returns the toast of something that failed, under the title *Error*. */
export function errorToast<Text extends Toast['text']>(text: Text): Toast & { text: Text } {
  return { title: message('Error'), text, kind: 'failure' };
}

/** Returns the toast of a call that failed, with the server's reason if it gave one. */
export function callFailureToast(title: Toast['title'], error: unknown): Toast {
  return { title, text: failureText(error), kind: 'failure' };
}
