import type * as z from 'zod';
import { memberEmailSchema } from '../auth/member-identity.ts';
import type { BeliefWallPost } from '../belief-wall/belief-wall-post.ts';
import type { DeliveryMessage } from '../delivery/delivery.ts';
import { maskedEmail } from '../fields/masked-email.ts';
import type { PrayerRequest } from '../prayer-request/prayer-request.ts';

/** Shortest time between two notices to a requester. */
export const NOTICE_INTERVAL_MS = 86_400_000;

/** A subscribed address, as stored. */
export const noticeEmailSchema: z.ZodType<string, string> = memberEmailSchema;

/** `prayer_notices/{requestId}`: the requester's subscription to e-mails about prayers; deleted when it ends. */
export interface PrayerNotice<Instant> {
  email: string;
  /** The wall post whose prayers count; null where the request was not shared. */
  post_id: string | null;
  /** Prayers already reported, or from before the subscription. */
  prayers_told: number;
  told_at: Instant | null;
  /** When it is to be looked at next; null while there is nothing new. */
  next_due_at: Instant | null;
  created_at: Instant;
}

type Prayed = Pick<PrayerRequest<unknown>, 'contacted_at' | 'prayer_count'>;

/** How often a request was prayed for: on the wall, by the team one by one, and when it was marked as prayed for. */
export function prayersFor(
  request: Prayed,
  post: Pick<BeliefWallPost<unknown>, 'prayer_count'> | null,
): number {
  const marked = request.contacted_at === null ? 0 : 1;
  return request.prayer_count + marked + (post?.prayer_count ?? 0);
}

/** A new subscription. */
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

/** What becomes of a notice that is looked at. */
export interface NoticeStep {
  isSentNow: boolean;
  fields: Pick<PrayerNotice<Date>, 'prayers_told' | 'told_at' | 'next_due_at'>;
}

/** What to do when the number of prayers changes: the first is reported at once, later ones once a day. */
export function advanceNotice(
  { prayers_told, told_at }: Pick<PrayerNotice<Date>, 'prayers_told' | 'told_at'>,
  prayers: number,
  now: Date,
): NoticeStep {
  if (prayers <= prayers_told) {
    return { isSentNow: false, fields: { prayers_told, told_at, next_due_at: null } };
  }
  const sendableFrom = told_at && new Date(told_at.getTime() + NOTICE_INTERVAL_MS);
  if (sendableFrom !== null && now < sendableFrom) {
    return { isSentNow: false, fields: { prayers_told, told_at, next_due_at: sendableFrom } };
  }
  return { isSentNow: true, fields: { prayers_told: prayers, told_at: now, next_due_at: null } };
}

/** The mail of a notice; one for each reported number of prayers. */
export function prayerNoticeMessage(requestId: string, email: string, prayers: number): DeliveryMessage {
  return {
    key: `prayer_notice_${requestId}_${prayers}`,
    channel: 'email',
    template: 'prayer_notice',
    recipient: maskedEmail(email),
    about_id: requestId,
  };
}
