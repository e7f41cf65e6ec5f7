import { message } from '@prayer-community/i18n/text';
import type { Toast } from '../../ui/toast/toast.ts';

export const STATUS_TOASTS = {
  updateAdded: {
    title: message('Update added'),
    text: message('It’s now part of your request.'),
    kind: 'success',
  },
  replyAnswered: {
    title: message('Reply sent @requester'),
    text: message('It’s now part of your request.'),
    kind: 'success',
  },
  answered: {
    title: message('Marked as answered'),
    text: message('Thank you for sharing your joy on the Belief Wall.'),
    kind: 'success',
  },
  answeredForApproval: {
    title: message('Marked as answered'),
    text: message(
      'Your prayer request will be back on the wall once our leadership has approved your testimony.',
    ),
    kind: 'success',
  },
  unanswered: {
    title: message('Not answered yet'),
    text: message('Your request is open for prayer again.'),
    kind: 'success',
  },
  noticeWanted: {
    title: message('Notifications on'),
    text: message(
      'You’ll get an e-mail when someone prays for you, if your address is confirmed and not unsubscribed.',
    ),
    kind: 'success',
  },
  noticeEnded: {
    title: message('Notifications off'),
    text: message('You won’t get any more e-mails about prayers.'),
    kind: 'success',
  },
  withdrawn: {
    title: message('Request withdrawn'),
    text: message('Our prayer team no longer works on it.'),
    kind: 'success',
  },
  deleted: {
    title: message('Request deleted'),
    text: message('Only anonymous statistics about it remain.'),
    kind: 'success',
  },
} as const satisfies Record<string, Toast>;
