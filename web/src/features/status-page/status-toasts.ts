import { text } from '@prayer-community/domain/texts/text';
import type { Toast } from '../../ui/toast/toast.ts';

export const STATUS_TOASTS = {
  updateAdded: {
    title: text('Update added'),
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
    text: text('Your request asks for prayer again.'),
    kind: 'success',
  },
  noticeWanted: {
    title: text('We will tell you'),
    text: text('You get an e-mail when someone prays for you.'),
    kind: 'success',
  },
  noticeEnded: {
    title: text('Ended'),
    text: text('You get no more e-mails about prayers.'),
    kind: 'success',
  },
  withdrawn: {
    title: text('Request withdrawn'),
    text: text('Our prayer team has stopped, and nobody is reminded of it.'),
    kind: 'success',
  },
  deleted: {
    title: text('Everything deleted'),
    text: text('Nothing of your request is left with us.'),
    kind: 'success',
  },
} as const satisfies Record<string, Toast>;
