import { mayWithdraw, withdrawRequest } from '@prayer-community/domain/status-page/request-withdrawal';
import { readOwnRequest } from '../data/own-request.ts';
import { takeDownPost } from '../data/post.ts';
import { prayerNotices } from '../data/prayer-notice.ts';
import { statusLinksOf } from '../data/status-link.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { runOptimisticBatch } from '../platform/optimistic-batch.ts';
import { serverPepper } from '../platform/parameters.ts';
import { presentStatus } from './present-status.ts';
import { withStatusLink } from './with-status-link.ts';

/** Withdraws a request on behalf of its requester. A closed request stays unchanged. */
export const withdrawPrayerRequest = defineCallable(
  'withdrawPrayerRequest',
  { secrets: [serverPepper] },
  async ({ key }, caller) =>
    withStatusLink('withdrawPrayerRequest', key, caller, async (context) => {
      const { db, link, at } = context;
      const found = await readOwnRequest(db, link);
      if (found && mayWithdraw(found.request) && link.post_id !== null) {
        // The request comes last: until it is closed, an interrupted call can be repeated.
        await takeDownPost(db, link.post_id, at);
      }
      return runOptimisticBatch(db, async (writes) => {
        const [own, links] = await Promise.all([
          readOwnRequest(db, link),
          statusLinksOf(db, link.request_id).get(),
        ]);
        if (!own) {
          return 'unknown';
        }
        const { request, requestDocument, post } = own;
        if (!mayWithdraw(request)) {
          return presentStatus(context, request, post);
        }
        const withdrawn = withdrawRequest(request, at);
        writes.update(requestDocument, withdrawn);
        for (const one of links.docs) {
          writes.update(one, { post_id: null });
        }
        writes.erase(prayerNotices(db).doc(link.request_id));
        return presentStatus(context, { ...request, ...withdrawn }, null);
      });
    }),
);
