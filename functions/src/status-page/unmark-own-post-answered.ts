import { unmarkAnswered } from '@prayer-community/domain/belief-wall/belief-wall-actions';
import { wallStatus } from '@prayer-community/domain/belief-wall/wall-moderation';
import { readOwnRequest } from '../data/own-request.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { runOptimisticBatch } from '../platform/optimistic-batch.ts';
import { serverPepper } from '../platform/parameters.ts';
import { presentStatus } from './present-status.ts';
import { withStatusLink } from './with-status-link.ts';

/** Marks the wall post of a request as not answered, no matter who marked it, and removes its testimony. */
export const unmarkOwnPostAnswered = defineCallable(
  'unmarkOwnPostAnswered',
  { secrets: [serverPepper] },
  async ({ key }, caller) =>
    withStatusLink('unmarkOwnPostAnswered', key, caller, (context) =>
      runOptimisticBatch(context.db, async (writes) => {
        const own = await readOwnRequest(context.db, context.link);
        if (!own) {
          return 'unknown';
        }
        const { request, post, postDocument } = own;
        if (!post || !postDocument || wallStatus(post) !== 'shown') {
          return 'notOnWall';
        }
        if (!post.is_answered) {
          return presentStatus(context, request, post);
        }
        const unanswered = unmarkAnswered();
        writes.update(postDocument, unanswered);
        return presentStatus(context, request, { ...post, ...unanswered });
      }),
    ),
);
