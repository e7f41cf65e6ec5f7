import type { Toast } from '../../ui/toast/toast.ts';

export const STATUS_TOASTS = {
  updateAdded: {
    title: 'Update added',
    text: 'Our prayer team sees it with your request.',
    kind: 'success',
  },
  answered: {
    title: 'Marked as answered',
    text: 'Thank you for sharing your joy on the Belief Wall.',
    kind: 'success',
  },
  noticeWanted: {
    title: 'We will tell you',
    text: 'You get an e-mail when someone prays for you.',
    kind: 'success',
  },
  noticeEnded: { title: 'Ended', text: 'You get no more e-mails about prayers.', kind: 'success' },
  withdrawn: {
    title: 'Request withdrawn',
    text: 'Our prayer team has stopped, and nobody is reminded of it.',
    kind: 'success',
  },
  deleted: { title: 'Everything deleted', text: 'Nothing of your request is left with us.', kind: 'success' },
} as const satisfies Record<string, Toast>;
