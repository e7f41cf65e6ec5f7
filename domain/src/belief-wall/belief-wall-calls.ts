import { message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { AUTO_ID } from '../fields/auto-id.ts';
import { refusalSchema } from '../refusal.ts';
import { wallPostFormSchema } from './belief-wall-post.ts';

/** Maximum number of posts per network address and hour. A parish hall shares one address. */
export const WALL_POSTS_PER_HOUR = 60;

/** Maximum number of reports per network address and hour. */
export const WALL_REPORTS_PER_HOUR = 30;

const postIdSchema = z.string().regex(AUTO_ID);

/** The input of `postToWall`: the form and an id generated once per post, so a repeated call stores the same post. */
export const postToWallInputSchema = z.strictObject({ postId: postIdSchema, ...wallPostFormSchema.shape });

export const postToWallOutputSchema = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    /** False if the post is waiting for a leader's approval. */
    isShown: z.boolean(),
  }),
  refusalSchema,
]);

export const reportPostInputSchema = z.strictObject({ postId: postIdSchema });

export const WALL_REFUSALS = {
  tooSoon: (wait: string) =>
    message('Failed to post to belief wall. You can share another prayer request in {wait}.', { wait }),
  tooManyPosts: message(
    'Failed to post to belief wall. Too many prayer requests were shared from your connection. Please try again in an hour.',
  ),
  notReported: message('Failed to report this prayer request.'),
  /** The visitor, or someone else with the same network address, reported the same words before. */
  alreadyReviewed: message('Our leadership has already reviewed this request.'),
  tooManyReports: message('Too many reports were sent from your connection. Please try again in an hour.'),
} as const;
