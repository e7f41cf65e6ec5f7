import * as z from 'zod';
import type { BeliefWallPost } from '../belief-wall/belief-wall-post.ts';
import type { DeliveryMessage } from '../delivery/delivery.ts';
import { after, DAY_MS } from '../fields/durations.ts';
import { maskedEmail } from '../fields/masked-email.ts';
import type { Stored } from '../fields/stored.ts';
import type { PrayerRequest } from '../prayer-request/prayer-request.ts';

/** The minimum time between two notices to a requester. */
export const NOTICE_INTERVAL_MS = DAY_MS;

/** The stored fields of `prayer_notices/{requestId}`. */
export function prayerNoticeFields(instant: z.ZodType<Date>) {
  return {
    email: z.string(),
    /** The wall post whose prayers count. Null if the request was not shared. */
    post_id: z.string().nullable(),
    /** The number of prayers already reported or made before the subscription. Falls with the number of prayers. */
    prayers_told: z.int(),
    told_at: instant.nullable(),
    /** When the notice is processed next. Null while there is nothing new. */
    next_due_at: instant.nullable(),
    created_at: instant,
  };
}

/** The requester's subscription to emails about prayers. Deleted when it ends. */
export type PrayerNotice<Instant> = Stored<typeof prayerNoticeFields, Instant>;

type Prayed = Pick<PrayerRequest<unknown>, 'contacted_at' | 'prayer_count'>;

/** Returns how often a request was prayed for: on the wall, individually by the team, and by being marked as prayed for. */
export function prayersFor(
  request: Prayed,
  post: Pick<BeliefWallPost<unknown>, 'prayer_count'> | null,
): number {
  const marked = request.contacted_at === null ? 0 : 1;
  return request.prayer_count + marked + (post?.prayer_count ?? 0);
}

export function newPrayerNotice(
  email: string,
  postId: string | null,
  prayersSoFar: number,
  now: Date,
): PrayerNotice<Date> {
  return {
    email,
    post_id: postId,
    prayers_told: prayersSoFar,
    told_at: null,
    next_due_at: null,
    created_at: now,
  };
}

/** The result of processing a notice. */
interface NoticeStep {
  isSentNow: boolean;
  fields: Pick<PrayerNotice<Date>, 'prayers_told' | 'told_at' | 'next_due_at'>;
}

/**
 * Returns what to do when the number of prayers changes. The first prayer is reported at once, later ones at most once a
 * day. Reopening a request or deleting its post lowers the number, and the next prayer after that is reported too.
 */
export function advanceNotice(
  { prayers_told, told_at }: Pick<PrayerNotice<Date>, 'prayers_told' | 'told_at'>,
  prayers: number,
  now: Date,
): NoticeStep {
  if (prayers <= prayers_told) {
    return { isSentNow: false, fields: { prayers_told: prayers, told_at, next_due_at: null } };
  }
  const sendableFrom = told_at && after(told_at, NOTICE_INTERVAL_MS);
  if (sendableFrom !== null && now < sendableFrom) {
    return { isSentNow: false, fields: { prayers_told, told_at, next_due_at: sendableFrom } };
  }
  return { isSentNow: true, fields: { prayers_told: prayers, told_at: now, next_due_at: null } };
}

/**
 * Returns the fields after an email that the limits of its address did not allow. The next attempt, a day later, reports
 * its prayer too.
 */
export function postponeNotice(
  { prayers_told }: Pick<PrayerNotice<Date>, 'prayers_told'>,
  now: Date,
): Pick<PrayerNotice<Date>, 'prayers_told' | 'next_due_at'> {
  return {
    prayers_told: Math.max(0, prayers_told - 1),
    next_due_at: after(now, NOTICE_INTERVAL_MS),
  };
}

/** Returns the email for a notice. A number that is reported again after a reopening queues the same email again. */
export function prayerNoticeMessage(requestId: string, email: string, prayers: number): DeliveryMessage {
  return {
    key: `prayer_notice_${requestId}_${prayers}`,
    channel: 'email',
    template: 'prayer_notice',
    recipient: maskedEmail(email),
    about_id: requestId,
  };
}
