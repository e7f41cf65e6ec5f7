import { message } from '@prayer-community/i18n/text';
import { errorToast } from '../../ui/toast/error-toast.ts';
import { successToast } from '../../ui/toast/success-toast.ts';

const THANKS = message('Thank you for praying for this request.');

export const WALL_TOASTS = {
  notLoaded: errorToast(message('Failed to load belief wall posts.')),
  shared: successToast(
    message('Prayer request shared'),
    message('Your prayer request has been shared on the belief wall.'),
  ),
  sharedForApproval: successToast(
    message('Prayer request received'),
    message('Your prayer request will appear on the belief wall once our leadership has approved it.'),
  ),
  notShared: errorToast(message('Failed to post to belief wall.')),
  prayed: successToast(message('Prayer added'), THANKS),
  /** Shown when counting fails. The visitor prayed even if the prayer was not counted. */
  prayedUncounted: successToast(message('Prayer counted'), THANKS),
  answered: successToast(
    message('Marked as answered'),
    message('This prayer request has been marked as answered.'),
  ),
  answeredForApproval: successToast(
    message('Marked as answered'),
    message('Your prayer request will be back on the wall once our leadership has approved your testimony.'),
  ),
  notAnswered: errorToast(message('Failed to mark as answered.')),
  notAnsweredAgain: errorToast(
    message('Failed to mark as answered. If you have just marked another, please wait half a minute.'),
  ),
  unanswered: successToast(
    message('Not answered yet'),
    message('This prayer request is open for prayer again.'),
  ),
  notUnanswered: errorToast(message('Failed to undo. Please try again.')),
  reported: successToast(
    message('Thank you for telling us'),
    message('Our leadership will review this prayer request.'),
  ),
  notReported: errorToast(message('Failed to report this prayer request.')),
} as const;
