import { text } from '@prayer-community/domain/texts/text';
import * as z from 'zod';

/** What a leader looks through: posts by where they are, and those with reports that nobody decided on. */
export const MODERATION_VIEWS = ['waiting', 'reported', 'hidden', 'shown'] as const;
export type ModerationView = (typeof MODERATION_VIEWS)[number];

export const VIEW_LABELS: Record<ModerationView, string> = {
  waiting: text('Waiting'),
  reported: text('Reported'),
  hidden: text('Hidden @posts'),
  shown: text('On the Wall'),
};

export const VIEW_HEADINGS: Record<ModerationView, string> = {
  waiting: text('Waiting for Approval'),
  reported: text('Reported Posts'),
  hidden: text('Hidden Posts'),
  shown: text('Posts on the Wall'),
};

export const EMPTY_TEXTS: Record<ModerationView, string> = {
  waiting: text('No posts are waiting for approval.'),
  reported: text('No reported posts.'),
  hidden: text('No posts are hidden.'),
  shown: text('No posts on the wall.'),
};

const viewSchema = z.enum(MODERATION_VIEWS).catch('waiting');

/** The view that stands in the address; what waits, where none does. */
export function readView(parameters: URLSearchParams): ModerationView {
  return viewSchema.parse(parameters.get('view'));
}
