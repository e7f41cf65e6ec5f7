import { COLLECTIONS, historyPath } from '@prayer-community/domain/collections';
import { newDelivery } from '@prayer-community/domain/delivery';
import { needInUpdateMessages } from '@prayer-community/domain/notifications';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request';
import { updateAddedEvent } from '@prayer-community/domain/request-history';
import {
  addUpdate,
  isRepeatedUpdate,
  mayAddUpdate,
  tellsOfNewNeed,
} from '@prayer-community/domain/request-update';
import { safetySettingsSchema } from '@prayer-community/domain/settings';
import type { Firestore } from 'firebase-admin/firestore';
import { deliveries } from '../deliveries/delivery-store.ts';
import { leadersIn } from '../notifications/members.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { decideAndWrite, type GuardedWrites } from '../platform/guarded-writes.ts';
import { signInCodePepper } from '../platform/parameters.ts';
import { readOwnRequest } from './own-request.ts';
import { presentStatus, type ToldStatus } from './present-status.ts';
import { type ByKey, type RefusedWish, type Served, serveByKey } from './serve-by-key.ts';

/** Adds how things went on, for the team to see on the card of the request. */
export const addRequestUpdate = defineCallable(
  'addRequestUpdate',
  { secrets: [signInCodePepper] },
  async ({ key, text }, caller) =>
    serveByKey('addRequestUpdate', key, caller, (byKey) =>
      decideAndWrite(byKey.db, (writes) => add(byKey, text, writes)),
    ),
);

async function add(byKey: ByKey, text: string, writes: GuardedWrites): Promise<Served<ToldStatus>> {
  const { db, link, at } = byKey;
  const [own, safety] = await Promise.all([
    readOwnRequest(db, link),
    db.collection(COLLECTIONS.settings).doc('safety').get(),
  ]);
  if (!own) {
    return 'unknown';
  }
  const { request, requestDocument, post } = own;
  if (isRepeatedUpdate(request, text)) {
    return presentStatus(byKey, request, post);
  }
  if (!mayAddUpdate(request)) {
    return refusalOf(request);
  }
  const { watches_for_need } = safetySettingsSchema.parse(safety.data() ?? {});
  const updated = { ...request, ...addUpdate(request, text, at, watches_for_need) };
  const { updates, effective_urgency, signs_of_need } = updated;
  writes.put(requestDocument, { updates, effective_urgency, signs_of_need });
  writes.create(db.collection(historyPath(link.request_id)).doc(), updateAddedEvent(at));
  if (tellsOfNewNeed(request, updated)) {
    await alertLeaders(db, link.request_id, at, writes);
  }
  return presentStatus(byKey, updated, post);
}

function refusalOf({ status }: Pick<PrayerRequest<Date>, 'status'>): RefusedWish {
  return status === 'closed' ? 'closed' : 'enoughUpdates';
}

async function alertLeaders(
  db: Firestore,
  requestId: string,
  at: Date,
  writes: GuardedWrites,
): Promise<void> {
  for (const message of needInUpdateMessages(requestId, at, await leadersIn(db))) {
    writes.create(deliveries(db).doc(message.key), newDelivery(message, at));
  }
}
