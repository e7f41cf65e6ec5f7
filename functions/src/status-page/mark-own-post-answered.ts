import { markAnswered } from '@prayer-community/domain/belief-wall/belief-wall-actions';
import type { BeliefWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { answerWithTestimony } from '@prayer-community/domain/belief-wall/wall-approval';
import { wallStatus } from '@prayer-community/domain/belief-wall/wall-moderation';
import type { Firestore } from 'firebase-admin/firestore';
import { readOwnRequest } from '../data/own-request.ts';
import { wallSettings } from '../data/settings.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { runOptimisticBatch } from '../platform/optimistic-batch.ts';
import { serverPepper } from '../platform/parameters.ts';
import { presentStatus } from './present-status.ts';
import { withStatusLink } from './with-status-link.ts';

/**
 * Marks the wall post of a request as answered, or adds a testimony to the mark of a stranger. Idempotent. If leadership
 * approves posts, a testimony and its post wait for approval.
 */
export const markOwnPostAnswered = defineCallable(
  'markOwnPostAnswered',
  { secrets: [serverPepper] },
  async ({ key, testimony }, caller) =>
    withStatusLink('markOwnPostAnswered', key, caller, (context) =>
      runOptimisticBatch(context.db, async (writes) => {
        const own = await readOwnRequest(context.db, context.link);
        if (!own) {
          return 'unknown';
        }
        const { request, post, postDocument } = own;
        if (
          !post ||
          !postDocument ||
          (wallStatus(post) !== 'shown' && !isAwaitingApproval(post, testimony))
        ) {
          return 'notOnWall';
        }
        if (post.is_answered && (testimony === '' || post.testimony !== null)) {
          return presentStatus(context, request, post);
        }
        const answered = await answeredFields(context.db, testimony);
        writes.update(postDocument, answered);
        return presentStatus(context, request, { ...post, ...answered });
      }),
    ),
);

/** True after an earlier call whose answer was lost. */
function isAwaitingApproval(post: BeliefWallPost<Date>, testimony: string): boolean {
  return wallStatus(post) === 'waiting' && post.is_answered && post.testimony === testimony;
}

async function answeredFields(db: Firestore, testimony: string) {
  if (testimony === '') {
    return markAnswered(null);
  }
  const { approval } = await wallSettings.load(db);
  return answerWithTestimony(approval, testimony);
}
