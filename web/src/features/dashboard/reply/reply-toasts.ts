import { text } from '@prayer-community/domain/texts/text';
import type { Toast } from '../../../ui/toast/toast.ts';

export const REPLY_TOASTS = {
  sent: {
    title: text('Reply sent'),
    text: text('The requester can read it on their private page.'),
    kind: 'success',
  },
  awaiting: {
    title: text('Waiting for a leader'),
    text: text('Your reply is sent once a leader has read it.'),
    kind: 'success',
  },
  withdrawn: { title: text('Reply withdrawn'), text: text('It wasn’t sent.'), kind: 'success' },
  notSent: {
    title: text('Error'),
    text: text('Failed to send the reply. It is still in the box.'),
    kind: 'failure',
  },
  notReviewed: { title: text('Error'), text: text('Failed to update the reply.'), kind: 'failure' },
} as const satisfies Record<string, Toast>;
