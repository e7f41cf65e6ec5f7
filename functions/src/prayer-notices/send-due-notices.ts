import type { Firestore } from 'firebase-admin/firestore';
import { prayerNotices } from '../data/prayer-notice.ts';
import { completeEach } from '../platform/settle-each.ts';
import { notifyRequester } from './notify-requester.ts';

const PER_RUN = 200;

/** Notifies the requesters whose day has passed. Returns how many. */
export async function sendDueNotices(db: Firestore, now: Date): Promise<number> {
  const due = await prayerNotices(db)
    .where('next_due_at', '<=', now)
    .orderBy('next_due_at')
    .limit(PER_RUN)
    .get();
  const sent = await completeEach('A notice of prayers could not be sent', due.docs, ({ id }) =>
    notifyRequester(db, id, now),
  );
  return sent.filter(Boolean).length;
}
