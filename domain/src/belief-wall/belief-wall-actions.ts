// The documents around a wall post. Visitors write prayers and answers, functions write authors and reports. Every `now` is the server time, as the writer's SDK represents it.

export const PRAYER_EMOJI = '🙏';

/** `belief_wall_post_authors/{postId}`: written in one batch with the post. Clients can never read it. */
interface PostAuthor {
  author_uid: string;
}

/** The same document for a post created from a shared request. It names the request, for when that request is anonymized or erased. */
export interface PostOfRequest {
  request_id: string;
}

/** `belief_wall_answer_paces/{uid}`: written in one batch with each answered post, to enforce the pace. */
interface AnswerPace<Instant> {
  last_answer_at: Instant;
  last_answer_id: string;
}

/** `belief_wall_reactions/{postId}_{uid}`: written in one batch with the prayer count of the post. */
interface WallReaction<Instant> {
  post_id: string;
  emoji: typeof PRAYER_EMOJI;
  /** A random string, new with every prayer. */
  user_session: string;
  created_at: Instant;
}

/**
 * `belief_wall_reports/{postId}_{network}_{testimony}`: one per network address and testimony of a post, no matter how
 * many accounts the network opens. The last two parts are pseudonyms. A post without a testimony has the last part too.
 */
export interface WallReport<Instant> {
  post_id: string;
  /** The account's pseudonym for this post. Null for a visitor without an account. */
  reported_by: string | null;
  /** True once a leader has decided on the report. Settled reports no longer count. */
  is_settled: boolean;
  created_at: Instant;
}

/** Returns the author record of a post. It lets the visitor add a testimony and unmark the post as answered. */
export function newPostAuthor(uid: string): PostAuthor {
  return { author_uid: uid };
}

/** Returns the pace record of a visitor who just marked this post, and only this one, as answered. */
export function newAnswerPace<Instant>(postId: string, now: Instant): AnswerPace<Instant> {
  return { last_answer_at: now, last_answer_id: postId };
}

export function newReaction<Instant>(
  postId: string,
  userSession: string,
  now: Instant,
): WallReaction<Instant> {
  return { post_id: postId, emoji: PRAYER_EMOJI, user_session: userSession, created_at: now };
}

export function prayForPost<Increment>(increment: (by: number) => Increment): { prayer_count: Increment } {
  return { prayer_count: increment(1) };
}

/**
 * Returns the change that marks a post as answered.
 * @param testimony null if there is none. Only the author may add one.
 */
export function markAnswered(testimony: string | null): { is_answered: true; testimony?: string } {
  return testimony === null ? { is_answered: true } : { is_answered: true, testimony };
}

/** Like `markAnswered`, for walls where leadership approves posts. The post leaves the wall until its testimony is approved. */
export function answerForApproval(testimony: string): {
  is_answered: true;
  testimony: string;
  is_approved: false;
} {
  return { is_answered: true, testimony, is_approved: false };
}

/** Returns the change by which the author unmarks a post as answered, no matter who marked it. */
export function unmarkAnswered(): { is_answered: false; testimony: null } {
  return { is_answered: false, testimony: null };
}

export function newReport<Instant>(
  postId: string,
  reportedBy: string | null,
  now: Instant,
): WallReport<Instant> {
  return { post_id: postId, reported_by: reportedBy, is_settled: false, created_at: now };
}
