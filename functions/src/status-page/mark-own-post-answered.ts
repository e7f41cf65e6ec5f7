import { markAnswered } from '@prayer-community/domain/belief-wall/belief-wall-actions';
import { wallStatus } from '@prayer-community/domain/belief-wall/wall-moderation';
import { mayMarkOwnAnswered } from '@prayer-community/domain/status-page/status-page';
import { readOwnRequest } from '../data/own-request.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { runOptimisticBatch } from '../platform/optimistic-batch.ts';
import { signInCodePepper } from '../platform/parameters.ts';
import { presentStatus } from './present-status.ts';
import { serveByKey } from './serve-by-key.ts';

/** Marks the wall post of a request as answered; a repeated call changes nothing. */
export const markOwnPostAnswered = defineCallable(
  'markOwnPostAnswered',
  { secrets: [signInCodePepper] },
  async ({ key, testimony }, caller) =>
    serveByKey('markOwnPostAnswered', key, caller, (byKey) =>
      runOptimisticBatch(byKey.db, async (writes) => {
        const own = await readOwnRequest(byKey.db, byKey.link);
        if (!own) {
          return 'unknown';
        }
        const { request, post, postDocument } = own;
        if (!post || !postDocument || wallStatus(post) !== 'shown') {
          return 'notOnWall';
        }
        if (!mayMarkOwnAnswered({ place: wallStatus(post), isAnswered: post.is_answered })) {
          return presentStatus(byKey, request, post);
        }
        const answered = markAnswered(testimony === '' ? null : testimony);
        writes.update(postDocument, answered);
        return presentStatus(byKey, request, { ...post, ...answered });
      }),
    ),
);
