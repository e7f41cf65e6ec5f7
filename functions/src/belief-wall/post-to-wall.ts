import { WALL_REFUSALS } from '@prayer-community/domain/belief-wall/belief-wall-calls';
import type { CallableOutput } from '@prayer-community/domain/callables';
import { refusal, refusalFor } from '@prayer-community/domain/refusal';
import { HttpsError } from 'firebase-functions/https';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { callerNetworkPseudonym } from '../platform/network-limit.ts';
import { serverPepper } from '../platform/parameters.ts';
import { requireAccount } from '../platform/require-account.ts';
import { type PostOutcome, storePost } from './store-post.ts';

/** Shares a visitor's prayer request on the wall. A call with a repeated post id returns the same answer and stores nothing new. */
export const postToWall = defineCallable(
  'postToWall',
  { secrets: [serverPepper] },
  async ({ postId, content, authorName }, caller) => {
    const uid = requireAccount(caller);
    const network = callerNetworkPseudonym(caller);
    const outcome = await storePost({ postId, content, authorName }, { uid, network }, now());
    logOutcome('postToWall', outcome.kind, uid);
    return answerOf(outcome);
  },
);

function answerOf(outcome: PostOutcome): CallableOutput<'postToWall'> {
  switch (outcome.kind) {
    case 'stored':
      return { success: true, isShown: outcome.isShown };
    case 'tooSoon':
      return refusalFor(outcome.waitMs, WALL_REFUSALS.tooSoon);
    case 'tooMany':
      return refusal(WALL_REFUSALS.tooManyPosts);
    case 'taken':
      throw new HttpsError('already-exists', 'An unexpected error occurred.');
  }
}
