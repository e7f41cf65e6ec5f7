import { message } from '@prayer-community/i18n/text';
import type { Toast } from '../../../ui/toast/toast.ts';
import { LONG_TOAST_MS } from '../../../ui/toast/toast-durations.ts';

export const QUEUED_TEXT = message(
  'Your request is saved on this device and will be sent automatically when you’re back online. Keep this page open, or open our site again once you’re online.',
);

export const DELAYED_TEXT = message(
  'Your request is saved on this device. We couldn’t send it yet and will try again in a few minutes. Keep this page open, or open our site again later.',
);

export const QUEUED: Toast = {
  title: message('Your prayer request is waiting'),
  text: QUEUED_TEXT,
  kind: 'success',
  durationMs: LONG_TOAST_MS,
};

export const GONE: Toast = {
  title: message('Your prayer request isn’t waiting anymore'),
  text: message('It was sent, changed or cleared in another tab.'),
  kind: 'success',
  durationMs: LONG_TOAST_MS,
};

/** Its writer may not be looking. Once they have sent the request, the toast would be wrong. */
const NOT_SENT_TOAST_MS = 30_000;

/** Returns the toast for a request that is no longer sent automatically. */
export function notSentToast(reason: Toast['text']): Toast {
  return {
    title: message('Your prayer request is still here'),
    text: reason,
    kind: 'failure',
    durationMs: NOT_SENT_TOAST_MS,
  };
}
