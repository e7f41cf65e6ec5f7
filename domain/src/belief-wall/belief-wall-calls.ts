import { message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { AUTO_ID } from '../fields/auto-id.ts';
import { refusalSchema } from '../refusal.ts';
import { wallPostFormSchema } from './belief-wall-post.ts';

/** Posts that one network address may share in an hour; a parish hall shares one address. */
export const WALL_POSTS_PER_HOUR = 60;

/** Posts that one network address may report in an hour. */
export const WALL_REPORTS_PER_HOUR = 30;

const postIdSchema = z.string().regex(AUTO_ID);

/** What `postToWall` takes: the form, and an id that is made once a post, so that a repeated call is the same post. */
export const postToWallInputSchema = z.strictObject({ postId: postIdSchema, ...wallPostFormSchema.shape });

export const postToWallOutputSchema = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    /** False where the post waits for a leader. */
    isShown: z.boolean(),
  }),
  refusalSchema,
]);

/** What `reportPost` takes. */
export const reportPostInputSchema = z.strictObject({ postId: postIdSchema });

/** Why a visitor's write to the wall was refused. */
export const WALL_REFUSALS = {
  tooSoon: (wait: string) =>
    message('Failed to post to belief wall. You can share another prayer request in {wait}.', { wait }),
  tooManyPosts: message(
    'Failed to post to belief wall. Too many were shared from your connection. Please try again in an hour.',
  ),
  notReported: message('Failed to report this prayer request.'),
  tooManyReports: message('Too many reports were sent from your connection. Please try again in an hour.'),
} as const;
