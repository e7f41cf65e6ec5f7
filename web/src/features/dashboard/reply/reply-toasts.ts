import { message } from '@prayer-community/i18n/text';
import { errorToast } from '../../../ui/toast/error-toast.ts';
import { successToast } from '../../../ui/toast/success-toast.ts';
import type { Toast } from '../../../ui/toast/toast.ts';

export const REPLY_TOASTS = {
  sent: successToast(message('Reply sent'), message('The requester can read it on their private page.')),
  awaiting: successToast(
    message('Waiting for a leader'),
    message('A leader reviews your reply before it’s sent.'),
  ),
  withdrawn: successToast(message('Reply withdrawn'), message('It wasn’t sent.')),
  notSent: errorToast(message('Failed to send the reply. It is still in the box.')),
  notReviewed: errorToast(message('Failed to update the reply.')),
} as const satisfies Record<string, Toast>;
