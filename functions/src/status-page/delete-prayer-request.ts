import type { DeliveryTemplate } from '@prayer-community/domain/delivery';
import { deleteRequest } from '@prayer-community/domain/request-withdrawal';
import { deliveries } from '../deliveries/delivery-store.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { decideAndWrite, type GuardedWrites } from '../platform/guarded-writes.ts';
import { signInCodePepper } from '../platform/parameters.ts';
import { prayerNotices } from '../prayer-notices/notice-store.ts';
import { deleteNotes, deleteRecordings } from '../retention/delete-belongings.ts';
import { readOwnRequest } from './own-request.ts';
import { type ByKey, serveByKey } from './serve-by-key.ts';
import { statusLinksOf } from './status-links.ts';
import { takeDownPost } from './take-down-post.ts';

/** The mails whose documents know the address, if only half of it. */
const TO_REQUESTER: readonly DeliveryTemplate[] = ['status_link', 'prayer_notice'];

/** Deletes everything that a requester gave, and all links to it; that somebody asked stays counted. */
export const deletePrayerRequest = defineCallable(
  'deletePrayerRequest',
  { secrets: [signInCodePepper] },
  async ({ key }, caller) =>
    serveByKey('deletePrayerRequest', key, caller, async (byKey) => {
      const { db, link } = byKey;
      await takeDownPost(db, link, byKey.at);
      await deleteRecordings(link.request_id);
      await deleteNotes(db, link.request_id);
      // With the links, and so last: until then, whoever was cut off may ask once more.
      return decideAndWrite(db, (writes) => emptyAndForget(byKey, writes));
    }),
);

async function emptyAndForget({ db, link, at }: ByKey, writes: GuardedWrites) {
  const [own, links, mails, notice] = await Promise.all([
    readOwnRequest(db, link),
    statusLinksOf(db, link.request_id).get(),
    deliveries(db).where('about_id', '==', link.request_id).where('template', 'in', TO_REQUESTER).get(),
    prayerNotices(db).doc(link.request_id).get(),
  ]);
  if (!own) {
    return 'unknown';
  }
  writes.put(own.requestDocument, deleteRequest(own.request, at));
  for (const document of [...links.docs, ...mails.docs, ...(notice.exists ? [notice] : [])]) {
    writes.remove(document);
  }
  return { success: true } as const;
}
