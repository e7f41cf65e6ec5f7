import { mayWithdraw, withdrawRequest } from '@prayer-community/domain/request-withdrawal';
import { requesterStatus } from '@prayer-community/domain/status-page';
import { defineCallable } from '../platform/define-callable.ts';
import { decideAndWrite } from '../platform/guarded-writes.ts';
import { signInCodePepper } from '../platform/parameters.ts';
import { readOwnRequest } from './own-request.ts';
import { serveByKey } from './serve-by-key.ts';
import { takeDownPost } from './take-down-post.ts';

/** Ends a request because its requester wishes it; what is closed already stays as it was closed. */
export const withdrawPrayerRequest = defineCallable(
  'withdrawPrayerRequest',
  { secrets: [signInCodePepper] },
  async ({ key }, caller) =>
    serveByKey('withdrawPrayerRequest', key, caller, async ({ db, link, at }) => {
      const found = await readOwnRequest(db, link);
      if (found && mayWithdraw(found.request)) {
        // The request comes last: until it is closed, whoever was cut off may ask once more.
        await takeDownPost(db, link);
      }
      return decideAndWrite(db, async (writes) => {
        const own = await readOwnRequest(db, link);
        if (!own) {
          return 'unknown';
        }
        const { request, requestDocument, post } = own;
        if (!mayWithdraw(request)) {
          return { success: true, status: requesterStatus(request, post) } as const;
        }
        const withdrawn = withdrawRequest(request, at);
        writes.put(requestDocument, withdrawn);
        return { success: true, status: requesterStatus({ ...request, ...withdrawn }, post) } as const;
      });
    }),
);
