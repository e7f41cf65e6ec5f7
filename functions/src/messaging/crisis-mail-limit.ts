import type { QueuedMessage } from '@prayer-community/domain/delivery/group-delivery';
import { CRISIS_MAILS_PER_HOUR } from '@prayer-community/domain/delivery/mail-limit';
import type { Firestore } from 'firebase-admin/firestore';
import type { OptimisticBatch } from '../platform/optimistic-batch.ts';
import { consumeUseIn, countUse, perHour, rateLimitRef } from '../platform/rate-limit.ts';
import { queueIn } from './queue-deliveries.ts';

const CRISIS_MAILS = perHour('crisis_mails', CRISIS_MAILS_PER_HOUR);
const SUBJECT = 'all';

/** Queues the alert of an update or a post. Beyond the limit of emails, only its push messages. */
export async function queueCrisisAlert(
  db: Firestore,
  messages: readonly QueuedMessage[],
  now: Date,
  writes: OptimisticBatch,
): Promise<void> {
  const isMailed = await consumeUseIn(db, CRISIS_MAILS, SUBJECT, now, writes);
  const queued = isMailed ? messages : messages.filter(({ channel }) => channel !== 'email');
  queueIn(db, queued, now, writes);
}

/** True while alerts of updates and posts are not emailed. */
export async function isCrisisMailLimitReached(db: Firestore, now: Date): Promise<boolean> {
  const counter = await rateLimitRef(db, CRISIS_MAILS, SUBJECT).get();
  return countUse(CRISIS_MAILS, counter.data(), now) === null;
}
