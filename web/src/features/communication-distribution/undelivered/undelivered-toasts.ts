import { message } from '@prayer-community/i18n/text';
import { successToast } from '../../../ui/toast/success-toast.ts';
import { showToast, type Toast } from '../../../ui/toast/toast.ts';
import { toastCallFailure } from '../../../ui/toast/toast-call-failure.ts';

export const NOT_LOADED = message('We couldn’t load the messages.');

const FAILED = {
  retry: message('Failed to send the message.'),
  dismiss: message('Failed to dismiss the message.'),
} as const;

const DONE = {
  sent: successToast(message('Message Sent'), message('The message is on its way.')),
  not_needed: successToast(
    message('No Longer Needed'),
    message('This message is out of date, so it was not sent.'),
  ),
  dismissed: successToast(message('Message Dismissed'), message('We won’t retry it.')),
} satisfies Record<string, Toast>;

export function toastDone(what: keyof typeof DONE): void {
  void showToast(DONE[what]);
}

/** Shows what failed, with the server's reason if it gave one. Otherwise logs the error. */
export function toastFailure(what: keyof typeof FAILED, error: unknown): void {
  toastCallFailure(FAILED[what], error);
}
