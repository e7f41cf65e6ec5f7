import * as z from 'zod';
import type { Stored } from '../fields/stored.ts';
import { unmarkAnswered } from './belief-wall-actions.ts';
import { type BeliefWallPost, testimonyFormSchema, wallPostFormSchema } from './belief-wall-post.ts';

/** Moderation actions. `keep` settles the reports and leaves the status alone. `edit` removes names from the post. */
export const MODERATION_ACTIONS = ['approve', 'hide', 'restore', 'keep', 'edit', 'unmark_answered'] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

/** A post waits for approval, is shown on the wall, or was taken off it. */
export type WallStatus = 'waiting' | 'shown' | 'hidden';

type Visibility = Pick<BeliefWallPost<unknown>, 'is_approved' | 'is_hidden'>;

export function wallStatus({ is_approved, is_hidden }: Visibility): WallStatus {
  if (is_hidden) {
    return 'hidden';
  }
  return is_approved ? 'shown' : 'waiting';
}

const FIELDS_BY_STATUS: Record<WallStatus, Visibility> = {
  waiting: { is_approved: false, is_hidden: false },
  shown: { is_approved: true, is_hidden: false },
  hidden: { is_approved: false, is_hidden: true },
};

/** The status change of each action. Actions not listed leave the status unchanged. */
const MOVES: Partial<Record<ModerationAction, { from: readonly WallStatus[]; to: WallStatus }>> = {
  approve: { from: ['waiting'], to: 'shown' },
  hide: { from: ['waiting', 'shown'], to: 'hidden' },
  restore: { from: ['hidden'], to: 'shown' },
};

type Judged = Visibility & Pick<BeliefWallPost<unknown>, 'is_answered'>;

/** Returns the actions offered for a post, the most likely first. Reports that hid a post are assumed to be right. */
export function offeredActions(post: Judged, isReported: boolean): ModerationAction[] {
  const main = mainAction(post, isReported);
  const offered = allOffered(post, isReported);
  return main === null ? offered : [main, ...offered.filter((action) => action !== main)];
}

/** Returns the action a leader most likely wants for a post that is not on the wall. Null if the post is on the wall. */
export function mainAction(post: Visibility, isReported: boolean): ModerationAction | null {
  switch (wallStatus(post)) {
    case 'waiting':
      return 'approve';
    case 'hidden':
      return isReported ? 'keep' : 'restore';
    case 'shown':
      return null;
  }
}

function allOffered(post: Judged, isReported: boolean): ModerationAction[] {
  const status = wallStatus(post);
  return MODERATION_ACTIONS.filter((action) => {
    const move = MOVES[action];
    if (move) {
      return move.from.includes(status);
    }
    switch (action) {
      case 'keep':
        return isReported && status !== 'waiting';
      case 'unmark_answered':
        return post.is_answered;
      default:
        return true;
    }
  });
}

/** True if the action settles the reports of a post. Settled reports no longer count. */
export function settlesReports(action: ModerationAction): boolean {
  return action === 'keep' || MOVES[action] !== undefined;
}

/** The parts of a post that leadership may edit. */
export type PostText = Pick<
  BeliefWallPost<unknown>,
  'content' | 'author_name' | 'is_anonymous' | 'testimony'
>;

/** A moderation action. An edit includes the text the leader saw and the edited text. */
export type Moderation =
  | { action: Exclude<ModerationAction, 'edit'> }
  | { action: 'edit'; seen: PostText; text: PostText };

/** Returns the parts that differ, with their values from `after`. The author name and `is_anonymous` always change together. */
export function changedPostText(before: PostText, after: PostText): Partial<PostText> {
  const { content, author_name, is_anonymous, testimony } = after;
  const isOtherAuthor = author_name !== before.author_name || is_anonymous !== before.is_anonymous;
  return {
    ...(content !== before.content && { content }),
    ...(isOtherAuthor && { author_name, is_anonymous }),
    ...(testimony !== before.testimony && { testimony }),
  };
}

/** Returns the text after an edit. An anonymous author stays anonymous. */
function editedText({ seen, text }: Moderation & { action: 'edit' }): PostText {
  return seen.author_name === null ? { ...text, author_name: null, is_anonymous: true } : text;
}

/** The fields of a post that moderation may change, besides the id of the decision. */
export type ModeratedFields = Partial<
  Visibility & PostText & Pick<BeliefWallPost<unknown>, 'is_answered' | 'named_people'>
>;

export function moderatedFields(moderation: Moderation): ModeratedFields {
  if (moderation.action === 'edit') {
    return changedPostText(moderation.seen, editedText(moderation));
  }
  if (moderation.action === 'unmark_answered') {
    return unmarkAnswered();
  }
  const move = MOVES[moderation.action];
  return move ? FIELDS_BY_STATUS[move.to] : {};
}

type Moderated = Visibility & Pick<BeliefWallPost<unknown>, 'is_answered' | 'testimony' | 'named_people'>;

/** Returns the fields that undo an action: their values before it. A public post has no `named_people`. */
export function fieldsBefore(moderation: Moderation, post: Moderated): ModeratedFields {
  const { is_approved, is_hidden, is_answered, testimony, named_people } = post;
  switch (moderation.action) {
    case 'edit':
      return changedPostText(editedText(moderation), moderation.seen);
    case 'unmark_answered':
      return { is_answered, testimony };
    case 'keep':
      return {};
    default:
      return { is_approved, is_hidden, ...(!is_approved && named_people && { named_people }) };
  }
}

/** The form in which a leader removes names. A blank name makes the post anonymous, and a blank testimony removes it. */
export const postTextFormSchema = z.object({
  ...wallPostFormSchema.shape,
  ...testimonyFormSchema.shape,
});

export type PostTextForm = z.infer<typeof postTextFormSchema>;

/** Converts the form to the stored text. A blank name or testimony becomes null. */
export function toPostText({ content, authorName, testimony }: PostTextForm): PostText {
  const author_name = authorName === '' ? null : authorName;
  return {
    content,
    author_name,
    is_anonymous: author_name === null,
    testimony: testimony === '' ? null : testimony,
  };
}

/** The stored fields of `belief_wall_posts/{id}/history/{decisionId}`. They never contain the earlier text of the post. */
export function moderationEventFields(instant: z.ZodType<Date>) {
  return {
    action: z.enum(MODERATION_ACTIONS),
    /** True if this entry undoes the action. */
    is_undo: z.boolean(),
    /** The leader who decided. Null if enough reports hid the post. */
    actor: z.string().nullable(),
    at: instant,
  };
}

export type ModerationEvent<Instant> = Stored<typeof moderationEventFields, Instant>;
