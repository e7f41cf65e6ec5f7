import { markAnswered } from '@prayer-community/domain/belief-wall-actions';
import { mayMarkOwnAnswered, requesterStatus } from '@prayer-community/domain/status-page';
import { defineCallable } from '../platform/define-callable.ts';
import { decideAndWrite } from '../platform/guarded-writes.ts';
import { signInCodePepper } from '../platform/parameters.ts';
import { readOwnRequest } from './own-request.ts';
import { serveByKey } from './serve-by-key.ts';

/** Marks the wall post of a request as answered; asked for once more, it stays as it was marked. */
export const markOwnPostAnswered = defineCallable(
  'markOwnPostAnswered',
  { secrets: [signInCodePepper] },
  async ({ key, testimony }, caller) =>
    serveByKey('markOwnPostAnswered', key, caller, ({ db, link }) =>
      decideAndWrite(db, async (writes) => {
        const own = await readOwnRequest(db, link);
        if (!own) {
          return 'unknown';
        }
        const { request, post, postDocument } = own;
        const status = requesterStatus(request, post);
        if (!post || !postDocument || status.post?.place !== 'shown') {
          return 'notOnWall';
        }
        if (!mayMarkOwnAnswered(status.post)) {
          return { success: true, status } as const;
        }
        const answered = markAnswered(testimony === '' ? null : testimony);
        writes.put(postDocument, answered);
        return { success: true, status: requesterStatus(request, { ...post, ...answered }) } as const;
      }),
    ),
);
