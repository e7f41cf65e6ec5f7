import { unmarkAnswered } from '@prayer-community/domain/belief-wall-actions';
import { placeOf } from '@prayer-community/domain/wall-moderation';
import { defineCallable } from '../platform/define-callable.ts';
import { decideAndWrite } from '../platform/guarded-writes.ts';
import { signInCodePepper } from '../platform/parameters.ts';
import { readOwnRequest } from './own-request.ts';
import { presentStatus } from './present-status.ts';
import { serveByKey } from './serve-by-key.ts';

/** Takes back that the wall post of a request was answered, whoever marked it; its testimony goes with that. */
export const unmarkOwnPostAnswered = defineCallable(
  'unmarkOwnPostAnswered',
  { secrets: [signInCodePepper] },
  async ({ key }, caller) =>
    serveByKey('unmarkOwnPostAnswered', key, caller, (byKey) =>
      decideAndWrite(byKey.db, async (writes) => {
        const own = await readOwnRequest(byKey.db, byKey.link);
        if (!own) {
          return 'unknown';
        }
        const { request, post, postDocument } = own;
        if (!post || !postDocument || placeOf(post) !== 'shown') {
          return 'notOnWall';
        }
        if (!post.is_answered) {
          return presentStatus(byKey, request, post);
        }
        const unanswered = unmarkAnswered();
        writes.put(postDocument, unanswered);
        return presentStatus(byKey, request, { ...post, ...unanswered });
      }),
    ),
);
