import * as z from 'zod';
import { type BeliefWallPost, testimonyFormSchema, wallPostFormSchema } from './belief-wall-post.ts';

/** What leadership does to a post. `keep` settles the reports and leaves the post where it is; `edit` takes names out of its words. */
export const MODERATION_ACTIONS = ['approve', 'hide', 'restore', 'keep', 'edit', 'unmark_answered'] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

/** Where a post is: it waits for approval, is shown, or was taken off it. */
export type WallStatus = 'waiting' | 'shown' | 'hidden';

type Visibility = Pick<BeliefWallPost<unknown>, 'is_approved' | 'is_hidden'>;

/** Where the post is. */
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

/** From where to where each action moves a post; the others leave it where it is. */
const MOVES: Partial<Record<ModerationAction, { from: readonly WallStatus[]; to: WallStatus }>> = {
  approve: { from: ['waiting'], to: 'shown' },
  hide: { from: ['waiting', 'shown'], to: 'hidden' },
  restore: { from: ['hidden'], to: 'shown' },
};

type Judged = Visibility & Pick<BeliefWallPost<unknown>, 'is_answered'>;

/** The actions that are offered for a post, the most likely first: reports that hid a post are likely right. */
export function offeredActions(post: Judged, isReported: boolean): ModerationAction[] {
  const main = mainAction(post, isReported);
  const offered = allOffered(post, isReported);
  return main === null ? offered : [main, ...offered.filter((action) => action !== main)];
}

/** What a leader most likely wants with a post that is not on the wall; null for one that is. */
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

/** True where the action decides on the reports of a post: they count no more. */
export function settlesReports(action: ModerationAction): boolean {
  return action === 'hide' || action === 'restore' || action === 'keep';
}

/** The words of a post, which leadership may edit. */
export type PostWords = Pick<
  BeliefWallPost<unknown>,
  'content' | 'author_name' | 'is_anonymous' | 'testimony'
>;

/** What an action changes of a post; an edit names the words that the leader saw, and what they made of them. */
export type Moderation =
  | { action: Exclude<ModerationAction, 'edit'> }
  | { action: 'edit'; seen: PostWords; words: PostWords };

/** The words that differ, as they are in `after`; the author's name goes with `is_anonymous`. */
export function changedWords(before: PostWords, after: PostWords): Partial<PostWords> {
  const { content, author_name, is_anonymous, testimony } = after;
  const isOtherAuthor = author_name !== before.author_name || is_anonymous !== before.is_anonymous;
  return {
    ...(content !== before.content && { content }),
    ...(isOtherAuthor && { author_name, is_anonymous }),
    ...(testimony !== before.testimony && { testimony }),
  };
}

/** The words that an edit leaves: an author who stays anonymous is given no name. */
function editedWords({ seen, words }: Moderation & { action: 'edit' }): PostWords {
  return seen.author_name === null ? { ...words, author_name: null, is_anonymous: true } : words;
}

/** What of a post moderation may change, besides naming its decision. */
export type ModeratedFields = Partial<Visibility & PostWords & Pick<BeliefWallPost<unknown>, 'is_answered'>>;

/** The fields that the action writes. */
export function moderatedFields(moderation: Moderation): ModeratedFields {
  if (moderation.action === 'edit') {
    return changedWords(moderation.seen, editedWords(moderation));
  }
  if (moderation.action === 'unmark_answered') {
    return { is_answered: false, testimony: null };
  }
  const move = MOVES[moderation.action];
  return move ? FIELDS_BY_STATUS[move.to] : {};
}

type Moderated = Visibility & Pick<BeliefWallPost<unknown>, 'is_answered' | 'testimony'>;

/** The fields that take an action back: as they were before it. */
export function fieldsBefore(moderation: Moderation, post: Moderated): ModeratedFields {
  const { is_approved, is_hidden, is_answered, testimony } = post;
  switch (moderation.action) {
    case 'edit':
      return changedWords(editedWords(moderation), moderation.seen);
    case 'unmark_answered':
      return { is_answered, testimony };
    default:
      return { is_approved, is_hidden };
  }
}

/** What a leader fills in to edit names out; a blank name makes the post anonymous, a blank testimony takes it away. */
export const postWordsFormSchema = z.object({
  ...wallPostFormSchema.shape,
  ...testimonyFormSchema.shape,
});

export type PostWordsForm = z.infer<typeof postWordsFormSchema>;

/** The words as they are stored. */
export function toPostWords({ content, authorName, testimony }: PostWordsForm): PostWords {
  const author_name = authorName === '' ? null : authorName;
  return {
    content,
    author_name,
    is_anonymous: author_name === null,
    testimony: testimony === '' ? null : testimony,
  };
}

/** The stored fields of `belief_wall_posts/{id}/history/{decisionId}`; what a post said before is not among them. */
export function moderationEventFields<Instant extends z.ZodType>(instant: Instant) {
  return {
    action: z.enum(MODERATION_ACTIONS),
    /** True where the action was taken back. */
    is_undo: z.boolean(),
    /** Who decided; null for enough reports. */
    actor: z.string().nullable(),
    at: instant,
  };
}

/** Who decided what about a post, and when. */
export interface ModerationEvent<Instant> {
  action: ModerationAction;
  is_undo: boolean;
  actor: string | null;
  at: Instant;
}
