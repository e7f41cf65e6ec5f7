// What a visitor's write to the wall stores. Every `now` is the server's time, in the form in which the writer's SDK has it.

/** The praying hands: the emoji of every reaction. */
export const PRAYER_EMOJI = '🙏';

/** `belief_wall_post_authors/{postId}`: written in one batch with the post; nobody reads it. */
export interface PostAuthor {
  author_uid: string;
}

/** The same document where a request was shared as the post: it says which, for when the request is anonymized or erased. */
export interface PostOfRequest {
  request_id: string;
}

/** `belief_wall_answer_paces/{uid}`: written in one batch with each marking, for the pace. */
export interface AnswerPace<Instant> {
  last_answer_at: Instant;
  last_answer_id: string;
}

/** `belief_wall_reactions/{postId}_{uid}`: written in one batch with the count of its post. */
export interface WallReaction<Instant> {
  post_id: string;
  emoji: typeof PRAYER_EMOJI;
  /** A random string, new with every prayer. */
  user_session: string;
  created_at: Instant;
}

/** `belief_wall_reports/{postId}_{network}`: one for each network address, however many accounts it opens. */
export interface WallReport<Instant> {
  post_id: string;
  /** The account's pseudonym for this post; null for a visitor without an account. */
  reported_by: string | null;
  /** True once a leader has decided on it: it counts no more. */
  is_settled: boolean;
  created_at: Instant;
}

/** Marks the visitor as the author of a post: they may add a testimony, and take back that it was answered. */
export function authorOfPost(uid: string): PostAuthor {
  return { author_uid: uid };
}

/** Marks the visitor as having just marked that post as answered, and no other beside it. */
export function visitorWhoAnswered<Instant>(postId: string, now: Instant): AnswerPace<Instant> {
  return { last_answer_at: now, last_answer_id: postId };
}

/** A prayer for a post. */
export function newReaction<Instant>(
  postId: string,
  userSession: string,
  now: Instant,
): WallReaction<Instant> {
  return { post_id: postId, emoji: PRAYER_EMOJI, user_session: userSession, created_at: now };
}

/** What the prayer changes of its post. */
export function prayForPost<Increment>(increment: (by: number) => Increment): { prayer_count: Increment } {
  return { prayer_count: increment(1) };
}

/**
 * What marking as answered changes of a post.
 * @param testimony null where there is none, and of everybody but the author
 */
export function markAnswered(testimony: string | null): { is_answered: true; testimony?: string } {
  return testimony === null ? { is_answered: true } : { is_answered: true, testimony };
}

/** The same where leadership approves posts: the post leaves the wall until its testimony is approved. */
export function answerForApproval(testimony: string): {
  is_answered: true;
  testimony: string;
  is_approved: false;
} {
  return { is_answered: true, testimony, is_approved: false };
}

/** What the author changes who takes back that their post was answered, by whomever it was marked. */
export function unmarkAnswered(): { is_answered: false; testimony: null } {
  return { is_answered: false, testimony: null };
}

/** A report of a post, not decided on yet. */
export function newReport<Instant>(
  postId: string,
  reportedBy: string | null,
  now: Instant,
): WallReport<Instant> {
  return { post_id: postId, reported_by: reportedBy, is_settled: false, created_at: now };
}
