import * as z from 'zod';

/** What a leader looks through: posts by where they are, and those with reports that nobody decided on. */
export const MODERATION_VIEWS = ['waiting', 'reported', 'hidden', 'shown'] as const;
export type ModerationView = (typeof MODERATION_VIEWS)[number];

export const VIEW_LABELS: Record<ModerationView, string> = {
  waiting: 'Waiting',
  reported: 'Reported',
  hidden: 'Hidden',
  shown: 'On the Wall',
};

export const VIEW_HEADINGS: Record<ModerationView, string> = {
  waiting: 'Waiting for Approval',
  reported: 'Reported Posts',
  hidden: 'Hidden Posts',
  shown: 'Posts on the Wall',
};

export const EMPTY_TEXTS: Record<ModerationView, string> = {
  waiting: 'No posts are waiting for approval.',
  reported: 'No post has a report to decide on.',
  hidden: 'No posts are hidden.',
  shown: 'No posts hang on the wall.',
};

const viewSchema = z.enum(MODERATION_VIEWS).catch('waiting');

/** The view that stands in the address; what waits, where none does. */
export function readView(parameters: URLSearchParams): ModerationView {
  return viewSchema.parse(parameters.get('view'));
}
