import { message } from '@prayer-community/i18n/text';
import { errorToast } from '../../../ui/toast/error-toast.ts';
import type { Toast } from '../../../ui/toast/toast.ts';

export const REPLY_TOASTS = {
  sent: {
    title: message('Reply sent'),
    text: message('The requester can read it on their private page.'),
    kind: 'success',
  },
  awaiting: {
    title: message('Waiting for a leader'),
    text: message('Your reply is sent once a leader has read it.'),
    kind: 'success',
  },
  withdrawn: { title: message('Reply withdrawn'), text: message('It wasn’t sent.'), kind: 'success' },
  notSent: errorToast(message('Failed to send the reply. It is still in the box.')),
  notReviewed: errorToast(message('Failed to update the reply.')),
} as const satisfies Record<string, Toast>;
