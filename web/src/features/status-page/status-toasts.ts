import { message } from '@prayer-community/i18n/text';
import { successToast } from '../../ui/toast/success-toast.ts';
import type { Toast } from '../../ui/toast/toast.ts';

export const STATUS_TOASTS = {
  updateAdded: successToast(message('Update added'), message('It’s now part of your request.')),
  replyAnswered: successToast(message('Reply sent @requester'), message('It’s now part of your request.')),
  answered: successToast(
    message('Marked as answered'),
    message('Thank you for sharing your joy on the Belief Wall.'),
  ),
  answeredForApproval: successToast(
    message('Marked as answered'),
    message('Your prayer request will be back on the wall once our leadership has approved your testimony.'),
  ),
  unanswered: successToast(message('Not answered yet'), message('Your request is open for prayer again.')),
  noticeWanted: successToast(
    message('Notifications on'),
    message('We’ll email you when someone prays for you, within the limits above, unless you unsubscribed.'),
  ),
  noticeEnded: successToast(
    message('Notifications off'),
    message('You won’t get any more emails about prayers for this request.'),
  ),
  withdrawn: successToast(message('Request withdrawn'), message('Our prayer team no longer works on it.')),
  closedMeanwhile: {
    title: message('Request not withdrawn'),
    text: message('Our prayer team has closed it in the meantime.'),
    kind: 'failure',
  },
  closedMeanwhileWithPost: {
    title: message('Request not withdrawn'),
    text: message(
      'Our prayer team has closed it in the meantime. To remove your post from the Belief Wall, delete everything.',
    ),
    kind: 'failure',
  },
  deleted: successToast(message('Request deleted'), message('Only anonymous statistics about it remain.')),
} as const satisfies Record<string, Toast>;
