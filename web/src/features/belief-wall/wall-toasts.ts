import type { Toast } from '../../ui/toast/toast.ts';

const THANKS = 'Thank you for praying for this request.';

const failure = (text: string): Toast => ({ title: 'Error', text, kind: 'failure' });
const success = (title: string, text: string): Toast => ({ title, text, kind: 'success' });

/** Section 8 of the specification; reports and approval are beyond it. */
export const WALL_TOASTS = {
  notLoaded: failure('Failed to load belief wall posts.'),
  shared: success('Prayer request shared', 'Your prayer request has been shared on the belief wall.'),
  sharedForApproval: success(
    'Prayer request received',
    'Your prayer request will appear on the belief wall once our leadership has approved it.',
  ),
  notShared: failure('Failed to post to belief wall.'),
  prayed: success('Prayer added', THANKS),
  /** A failure too: whoever prayed has prayed, whatever became of the count. */
  prayedUncounted: success('Prayer counted', THANKS),
  answered: success('Marked as answered', 'This prayer request has been marked as answered.'),
  notAnswered: failure('Failed to mark as answered.'),
  reported: success('Thank you for telling us', 'Our leadership will look at this prayer request.'),
  notReported: failure('Failed to report this prayer request.'),
} as const;
