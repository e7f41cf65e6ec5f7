import { deleteRequest } from '@prayer-community/domain/status-page/request-withdrawal';
import { deliveriesToRequester } from '../data/delivery.ts';
import { recordErasure } from '../data/erasure-ledger.ts';
import { readOwnRequest } from '../data/own-request.ts';
import { takeDownPost } from '../data/post.ts';
import { prayerNotices } from '../data/prayer-notice.ts';
import { deleteRecordings, deleteStaffWritings, readNewStaffWritings } from '../data/request-belongings.ts';
import { statusLinksOf } from '../data/status-link.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { type OptimisticBatch, runOptimisticBatch } from '../platform/optimistic-batch.ts';
import { serverPepper } from '../platform/parameters.ts';
import { type StatusLinkContext, withStatusLink } from './with-status-link.ts';

/** Deletes everything that a requester submitted, and all links to it. The request is still counted. */
export const deletePrayerRequest = defineCallable(
  'deletePrayerRequest',
  { secrets: [serverPepper] },
  async ({ key }, caller) =>
    withStatusLink('deletePrayerRequest', key, caller, async (context) => {
      const { db, link } = context;
      await recordErasure({ kind: 'request', id: link.request_id });
      if (link.post_id !== null) {
        await takeDownPost(db, link.post_id, context.at);
      }
      await deleteRecordings(link.request_id);
      await deleteStaffWritings(db, link.request_id);
      // Comes last because it deletes the links: until then, an interrupted call can be repeated.
      return runOptimisticBatch(db, (writes) => deleteInBatch(context, writes));
    }),
);

async function deleteInBatch({ db, link, at }: StatusLinkContext, writes: OptimisticBatch) {
  const own = await readOwnRequest(db, link);
  if (!own) {
    return 'unknown';
  }
  const [newWritings, links, mails] = await Promise.all([
    readNewStaffWritings(db, link.request_id, (query) => query.get()),
    statusLinksOf(db, link.request_id).get(),
    deliveriesToRequester(db, link.request_id).get(),
  ]);
  writes.update(own.requestDocument, deleteRequest(own.request, at));
  for (const document of [...newWritings, ...links.docs, ...mails.docs]) {
    writes.remove(document);
  }
  writes.erase(prayerNotices(db).doc(link.request_id));
  return { success: true } as const;
}
