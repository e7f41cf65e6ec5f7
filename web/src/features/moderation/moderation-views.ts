import { type Message, message } from '@prayer-community/i18n/text';
import * as z from 'zod';

export const MODERATION_VIEWS = ['waiting', 'reported', 'hidden', 'shown'] as const;
export type ModerationView = (typeof MODERATION_VIEWS)[number];

export const VIEW_LABELS: Record<ModerationView, Message> = {
  waiting: message('Waiting'),
  reported: message('Reported'),
  hidden: message('Hidden @posts'),
  shown: message('On the Wall'),
};

export const VIEW_HEADINGS: Record<ModerationView, Message> = {
  waiting: message('Waiting for Approval'),
  reported: message('Reported Posts'),
  hidden: message('Hidden Posts'),
  shown: message('Posts on the Wall'),
};

export const EMPTY_TEXTS: Record<ModerationView, Message> = {
  waiting: message('No posts are waiting for approval.'),
  reported: message('No reported posts.'),
  hidden: message('No posts are hidden.'),
  shown: message('No posts on the wall.'),
};

const viewSchema = z.enum(MODERATION_VIEWS).catch('waiting');

/** Reads the view from the URL. Defaults to the waiting posts. */
export function readView(parameters: URLSearchParams): ModerationView {
  return viewSchema.parse(parameters.get('view'));
}
