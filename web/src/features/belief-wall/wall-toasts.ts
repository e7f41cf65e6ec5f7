import { text } from '@prayer-community/domain/texts/text';
import { CallFailure } from '../../firebase/call-failure.ts';
import type { Toast } from '../../ui/toast/toast.ts';

const THANKS = text('Thank you for praying for this request.');

const failure = (message: string): Toast => ({ title: text('Error'), text: message, kind: 'failure' });
const success = (title: string, message: string): Toast => ({ title, text: message, kind: 'success' });

/** Section 8 of the specification; reports and approval are beyond it. */
export const WALL_TOASTS = {
  notLoaded: failure(text('Failed to load belief wall posts.')),
  shared: success(
    text('Prayer request shared'),
    text('Your prayer request has been shared on the belief wall.'),
  ),
  sharedForApproval: success(
    text('Prayer request received'),
    text('Your prayer request will appear on the belief wall once our leadership has approved it.'),
  ),
  notShared: failure(text('Failed to post to belief wall.')),
  prayed: success(text('Prayer added'), THANKS),
  /** Also on failure: the prayer was prayed, counted or not. */
  prayedUncounted: success(text('Prayer counted'), THANKS),
  answered: success(text('Marked as answered'), text('This prayer request has been marked as answered.')),
  notAnswered: failure(text('Failed to mark as answered.')),
  unanswered: success(text('Not answered yet'), text('This prayer request is open for prayer again.')),
  notUnanswered: failure(text('Failed to undo. Please try again.')),
  reported: success(
    text('Thank you for telling us'),
    text('Our leadership will review this prayer request.'),
  ),
  notReported: failure(text('Failed to report this prayer request.')),
} as const;

/** A post that did not arrive: in the function's words where it refused. */
export function notSharedToast(error: unknown): Toast {
  return refusedToast(error) ?? WALL_TOASTS.notShared;
}

/** What became of marking as answered, where it failed. */
export function notChangedToast(error: unknown, failed: Toast): Toast {
  return refusedToast(error) ?? failed;
}

/** The same for a report. */
export function notReportedToast(error: unknown): Toast {
  return refusedToast(error) ?? WALL_TOASTS.notReported;
}

function refusedToast(error: unknown): Toast | null {
  return error instanceof CallFailure && error.code === 'refused' ? failure(error.message) : null;
}
