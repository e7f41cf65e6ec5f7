import { newPrayerNotice, prayersFor } from '@prayer-community/domain/status-page/prayer-notice';
import { readOwnRequest } from '../data/own-request.ts';
import { prayerNotices } from '../data/prayer-notice.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { type OptimisticBatch, runOptimisticBatch } from '../platform/optimistic-batch.ts';
import { signInCodePepper } from '../platform/parameters.ts';
import { presentStatus } from './present-status.ts';
import { type ByKey, type RefusalName, serveByKey } from './serve-by-key.ts';

/** Starts or stops notifying a requester when someone prays for them. */
export const changePrayerNotice = defineCallable(
  'changePrayerNotice',
  { secrets: [signInCodePepper] },
  async ({ key, isWanted, email }, caller) =>
    serveByKey('changePrayerNotice', key, caller, async (byKey) => {
      const refusal = await runOptimisticBatch(byKey.db, (writes) =>
        isWanted ? begin(byKey, email, writes) : end(byKey, writes),
      );
      if (refusal !== null) {
        return refusal;
      }
      const own = await readOwnRequest(byKey.db, byKey.link);
      return own ? presentStatus(byKey, own.request, own.post) : 'unknown';
    }),
);

async function begin(
  { db, link, at, offersNotices }: ByKey,
  typed: string | undefined,
  writes: OptimisticBatch,
): Promise<RefusalName | null> {
  const own = await readOwnRequest(db, link);
  if (!own) {
    return 'unknown';
  }
  const { request, post } = own;
  if (!offersNotices || request.ended_by_requester !== null || request.emptied_at !== null) {
    return 'noNotices';
  }
  const email = typed ?? request.contact_info?.email?.toLowerCase();
  if (email === undefined) {
    return 'noAddress';
  }
  // Does not reveal whether the owner of the address has unsubscribed. If so, `mailPrayerNotice` sends them nothing.
  const stored = await prayerNotices(db).doc(link.request_id).get();
  // A call that is repeated after a lost answer must not drop a pending notice.
  if (stored.get('email') !== email) {
    writes.update(stored, newPrayerNotice(email, link.post_id, prayersFor(request, post), at));
  }
  return null;
}

async function end({ db, link }: ByKey, writes: OptimisticBatch): Promise<null> {
  const stored = await prayerNotices(db).doc(link.request_id).get();
  if (stored.exists) {
    writes.remove(stored);
  }
  return null;
}
