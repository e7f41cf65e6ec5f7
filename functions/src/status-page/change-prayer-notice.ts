import type { DeliveryStatus } from '@prayer-community/domain/delivery/delivery';
import { isEndedForGood } from '@prayer-community/domain/prayer-request/request-transitions';
import { newPrayerNotice, prayersFor } from '@prayer-community/domain/status-page/prayer-notice';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { prayerNoticeDeliveries, readDelivery } from '../data/delivery.ts';
import { readOwnRequest, readOwnRequestIn } from '../data/own-request.ts';
import { prayerNotices } from '../data/prayer-notice.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { serverPepper } from '../platform/parameters.ts';
import { presentStatus } from './present-status.ts';
import { type RefusalName, type StatusLinkContext, withStatusLink } from './with-status-link.ts';

/** Other emails did not reach the requester. */
const ON_ITS_WAY: readonly DeliveryStatus[] = ['pending', 'sent'];

/** Starts or stops notifying a requester when someone prays for them. */
export const changePrayerNotice = defineCallable(
  'changePrayerNotice',
  { secrets: [serverPepper] },
  async ({ key, isWanted, email }, caller) =>
    withStatusLink('changePrayerNotice', key, caller, async (context) => {
      const refusal = await (isWanted ? begin(context, email) : end(context));
      if (refusal !== null) {
        return refusal;
      }
      const own = await readOwnRequest(context.db, context.link);
      return own ? presentStatus(context, own.request, own.post) : 'unknown';
    }),
);

/** A transaction, so that a deletion of the request at the same time finds the notice or prevents it. */
function begin(context: StatusLinkContext, typed: string | undefined): Promise<RefusalName | null> {
  return context.db.runTransaction((transaction) => beginIn(transaction, context, typed));
}

async function beginIn(
  transaction: Transaction,
  { db, link, at, offersNotices }: StatusLinkContext,
  typed: string | undefined,
): Promise<RefusalName | null> {
  const own = await readOwnRequestIn(db, transaction, link);
  if (!own) {
    return 'unknown';
  }
  const { request, post } = own;
  if (!offersNotices || isEndedForGood(request)) {
    return 'noNotices';
  }
  const email = typed ?? request.contact_info?.email?.toLowerCase();
  if (email === undefined) {
    return 'noAddress';
  }
  // Does not reveal whether the owner of the address has unsubscribed. If so, `mailPrayerNotice` sends them nothing.
  const ref = prayerNotices(db).doc(link.request_id);
  const stored = await transaction.get(ref);
  // A call that is repeated after a lost answer must not drop a pending notice.
  if (stored.get('email') !== email) {
    const notice = newPrayerNotice(email, link.post_id, prayersFor(request, post), at);
    transaction.set(ref, { ...notice, told_at: await lastSentAt(transaction, db, link.request_id) });
  }
  return null;
}

/** The last notice limits the next one, even if the requester unsubscribed in the meantime. */
async function lastSentAt(transaction: Transaction, db: Firestore, requestId: string): Promise<Date | null> {
  const { docs } = await transaction.get(prayerNoticeDeliveries(db, requestId));
  const sent = docs.flatMap((document) => {
    const delivery = readDelivery(document);
    return delivery && ON_ITS_WAY.includes(delivery.status) ? delivery.created_at : [];
  });
  return sent.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
}

async function end({ db, link }: StatusLinkContext): Promise<null> {
  await prayerNotices(db).doc(link.request_id).delete();
  return null;
}
