import { text } from '@prayer-community/domain/texts/text';
import type { Toast } from '../../ui/toast/toast.ts';

export const STATUS_TOASTS = {
  updateAdded: {
    title: text('Update added'),
    text: text('Our prayer team sees it with your request.'),
    kind: 'success',
  },
  replyAnswered: {
    title: text('Answer sent'),
    text: text('Our prayer team sees it with your request.'),
    kind: 'success',
  },
  answered: {
    title: text('Marked as answered'),
    text: text('Thank you for sharing your joy on the Belief Wall.'),
    kind: 'success',
  },
  unanswered: {
    title: text('Not answered yet'),
    text: text('Your request is open for prayer again.'),
    kind: 'success',
  },
  noticeWanted: {
    title: text('Notifications on'),
    text: text(
      'You’ll get an e-mail when someone prays for you, if your address is confirmed and not unsubscribed.',
    ),
    kind: 'success',
  },
  noticeEnded: {
    title: text('Notifications off'),
    text: text('You won’t get any more e-mails about prayers.'),
    kind: 'success',
  },
  withdrawn: {
    title: text('Request withdrawn'),
    text: text('Our prayer team has stopped, and no more reminders are sent.'),
    kind: 'success',
  },
  deleted: {
    title: text('Everything deleted'),
    text: text('We no longer hold any part of your request.'),
    kind: 'success',
  },
} as const satisfies Record<string, Toast>;
