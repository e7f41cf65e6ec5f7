import type { QueuedMessage } from '@prayer-community/domain/delivery/group-delivery';
import { CRISIS_MAILS_PER_HOUR } from '@prayer-community/domain/delivery/mail-limit';
import type { Firestore } from 'firebase-admin/firestore';
import { logOutcome } from '../platform/log-outcome.ts';
import type { OptimisticBatch } from '../platform/optimistic-batch.ts';
import { consumeUseIn, countUse, perHour, rateLimitRef } from '../platform/rate-limit.ts';
import { queueIn } from './queue-deliveries.ts';

const CRISIS_MAILS = perHour('crisis_mails', CRISIS_MAILS_PER_HOUR);

/** Updates and posts are counted apart: anyone can post, and must not turn off the emails about updates. */
export type CrisisSource = 'updates' | 'posts';

/** Queues the alert of an update or a post. Beyond the limit of emails, only its push messages: then returns false. */
export async function queueCrisisAlert(
  db: Firestore,
  source: CrisisSource,
  messages: readonly QueuedMessage[],
  now: Date,
  writes: OptimisticBatch,
): Promise<boolean> {
  const isMailed = await consumeUseIn(db, CRISIS_MAILS, source, now, writes);
  if (!isMailed) {
    logOutcome('queueCrisisAlert', `${source}_not_mailed`, null);
  }
  const queued = isMailed ? messages : messages.filter(({ channel }) => channel !== 'email');
  queueIn(db, queued, now, writes);
  return isMailed;
}

/** True while alerts of this source are not emailed. */
export async function isCrisisMailLimitReached(
  db: Firestore,
  source: CrisisSource,
  now: Date,
): Promise<boolean> {
  const counter = await rateLimitRef(db, CRISIS_MAILS, source).get();
  return countUse(CRISIS_MAILS, counter.data(), now) === null;
}
