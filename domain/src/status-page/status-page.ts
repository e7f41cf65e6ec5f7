import * as z from 'zod';
import '../fields/validation-messages.ts';
import { LANGUAGES } from '@prayer-community/i18n/language';
import { message, t } from '@prayer-community/i18n/text';
import { type BeliefWallPost, testimonyFormSchema } from '../belief-wall/belief-wall-post.ts';
import { type WallStatus, wallStatus } from '../belief-wall/wall-moderation.ts';
import { EMAIL_INVALID, emailAddressSchema } from '../fields/email-address.ts';
import { REQUEST_MAX_UPDATES, UPDATES_UNTIL_REPLY } from '../limits.ts';
import type { PrayerRequest } from '../prayer-request/prayer-request.ts';
import { textLanguage } from '../prayer-request/text-language.ts';
import { refusalSchema } from '../refusal.ts';
import type { SentReply } from '../replies/sent-reply.ts';
import { dataExportSchema } from './data-export.ts';
import { UPDATE_REFUSALS, updateRefusal, updateTextSchema } from './request-update.ts';
import { mayWithdraw } from './request-withdrawal.ts';

/** Messages for refused status calls. Unknown and deleted links get the same message. */
export const STATUS_REFUSALS = {
  unknown: message('This link doesn’t work. It may be incomplete, or the request was deleted.'),
  off: message(
    'Private pages are currently turned off. To have your request deleted, please contact our community.',
  ),
  closed: message('This prayer request is closed, so you can’t add updates.'),
  enoughUntilReply: message(
    `You’ve added ${UPDATES_UNTIL_REPLY} updates in a row. You can add more once our team replies.`,
  ),
  enoughUpdates: message(`You’ve added ${REQUEST_MAX_UPDATES} updates, the limit for one request.`),
  notOnWall: message('This prayer request is not on the Belief Wall right now.'),
  noNotices: message('These emails are currently turned off.'),
  noAddress: EMAIL_INVALID,
  tooMany: message('Too many private pages were opened from your connection. Please try again in an hour.'),
} as const;

/** Progress of a request, as the requester sees it. */
export const STATUS_STEPS = ['received', 'assigned', 'prayed_for', 'closed'] as const;

export type StatusStep = (typeof STATUS_STEPS)[number];

const STEP_OF: Record<PrayerRequest<unknown>['status'], StatusStep> = {
  new: 'received',
  assigned: 'assigned',
  prayed_for: 'prayed_for',
  closed: 'closed',
};

const instantText = z.iso.datetime();

const ownPostSchema = z.object({
  place: z.enum(['waiting', 'shown', 'hidden'] satisfies readonly WallStatus[]),
  isAnswered: z.boolean(),
  testimony: z.string().nullable(),
  prayerCount: z.int(),
});

const noticeStateSchema = z.object({
  /** The masked address for prayer notices, even if its owner unsubscribed from emails. Null without a subscription. */
  subscribedAddress: z.string().nullable(),
  /** The masked address that was submitted with the request. */
  submittedAddress: z.string().nullable(),
  /** False if prayer notices are turned off. A subscription can still be ended. */
  isOffered: z.boolean(),
});

/** A request as its requester sees it. Never says which team members have it, or what they noted. */
export const requesterStatusSchema = z.object({
  step: z.enum(STATUS_STEPS),
  isWithdrawn: z.boolean(),
  /** When each step was reached, if known. */
  reachedAt: z.partialRecord(z.enum(STATUS_STEPS), instantText),
  prayerText: z.string().nullable(),
  /** The language of its texts. Null if unknown. Functions of the previous version leave it out. */
  language: z.enum(LANGUAGES).nullable().default(null),
  hasRecording: z.boolean(),
  updates: z.array(z.object({ text: z.string(), at: instantText })),
  /** The team's replies, oldest first. Never says which team members wrote them. */
  replies: z.array(z.object({ text: z.string(), at: instantText })),
  /** The request's post on the Belief Wall. Null if the request was not shared or its post was removed. */
  post: ownPostSchema.nullable(),
  /** Null if notices are not offered and there is no subscription. */
  notice: noticeStateSchema.nullable(),
  /** Why no update can be added now. Null if one can. */
  updateRefusal: z.enum(UPDATE_REFUSALS).nullable(),
  /** True if `updateRefusal` is null. Functions support the previous version of the site, which reads only this. */
  mayAddUpdate: z.boolean(),
  mayWithdraw: z.boolean(),
});

export type RequesterStatus = z.infer<typeof requesterStatusSchema>;
export type NoticeState = z.infer<typeof noticeStateSchema>;
export type OwnPost = z.infer<typeof ownPostSchema>;

/**
 * Returns what the requester sees of a request and its post.
 * @param replies oldest first
 */
export function requesterStatus(
  request: PrayerRequest<Date>,
  replies: readonly SentReply[],
  post: BeliefWallPost<Date> | null,
  notice: NoticeState | null,
): RequesterStatus {
  const refusal = updateRefusal(request, replies.at(-1)?.at ?? null);
  return {
    step: STEP_OF[request.status],
    isWithdrawn: request.ended_by_requester === 'withdrawn',
    reachedAt: reachedAt(request),
    prayerText: request.prayer_text,
    language: textLanguage(request) ?? null,
    hasRecording: request.audio_path !== null,
    updates: request.updates.map(({ text, at }) => ({ text, at: at.toISOString() })),
    replies: replies.map(({ text, at }) => ({ text, at: at.toISOString() })),
    post: post && {
      place: wallStatus(post),
      isAnswered: post.is_answered,
      testimony: post.testimony,
      prayerCount: post.prayer_count,
    },
    notice,
    updateRefusal: refusal,
    mayAddUpdate: refusal === null,
    mayWithdraw: mayWithdraw(request),
  };
}

/** The last change dates the current step. Other fields of the request date the earlier steps. */
function reachedAt(request: PrayerRequest<Date>): RequesterStatus['reachedAt'] {
  const { created_at, contacted_at, updated_at, status } = request;
  return {
    received: created_at.toISOString(),
    ...(status === 'assigned' && { assigned: updated_at.toISOString() }),
    ...(contacted_at && { prayed_for: contacted_at.toISOString() }),
    ...(status === 'closed' && { closed: updated_at.toISOString() }),
  };
}

export function mayMarkOwnAnswered({ place, isAnswered }: Pick<OwnPost, 'place' | 'isAnswered'>): boolean {
  return place === 'shown' && !isAnswered;
}

export function mayUnmarkOwnAnswered({ place, isAnswered }: Pick<OwnPost, 'place' | 'isAnswered'>): boolean {
  return place === 'shown' && isAnswered;
}

/** Accepts any text as a key. An invalid key gets the same answer as one that opens nothing. */
const givenKeySchema = z.string().max(200);

const refusedSchema = refusalSchema.extend({
  /** `unknown` and `off` concern the whole page. */
  reason: z.enum(['unknown', 'off', 'refused']),
});

export type StatusRefusal = z.infer<typeof refusedSchema>;

const statusResponseSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), status: requesterStatusSchema }),
  refusedSchema,
]);

export type StatusResponse = z.infer<typeof statusResponseSchema>;

const byKeySchema = z.strictObject({ key: givenKeySchema });

/** `openStatusPage`: returns the status of a request. The emailed key confirms the address it was sent to. */
export const openStatusPageInputSchema = byKeySchema;
export const openStatusPageOutputSchema = statusResponseSchema;

/** `addRequestUpdate`: lets the requester tell the team what has happened since. */
export const addRequestUpdateInputSchema = byKeySchema.extend({ text: updateTextSchema });
export const addRequestUpdateOutputSchema = statusResponseSchema;

/** `markOwnPostAnswered`: marks the post as answered, with an optional testimony. */
export const markOwnPostAnsweredInputSchema = byKeySchema.extend(testimonyFormSchema.shape);
export const markOwnPostAnsweredOutputSchema = statusResponseSchema;

/** `unmarkOwnPostAnswered`: the post asks for prayer again and loses its testimony. */
export const unmarkOwnPostAnsweredInputSchema = byKeySchema;
export const unmarkOwnPostAnsweredOutputSchema = statusResponseSchema;

/** `withdrawPrayerRequest`: the team stops, and the wall post is removed. */
export const withdrawPrayerRequestInputSchema = byKeySchema;
export const withdrawPrayerRequestOutputSchema = statusResponseSchema;

/** `changePrayerNotice`: subscribes to prayer notices, at the address of the request or another, or unsubscribes. */
export const changePrayerNoticeInputSchema = byKeySchema.extend({
  isWanted: z.boolean(),
  email: emailAddressSchema.optional(),
});
export const changePrayerNoticeOutputSchema = statusResponseSchema;

/** `downloadPrayerRequest`: returns the data stored about the request. */
export const downloadPrayerRequestInputSchema = byKeySchema;
export const downloadPrayerRequestOutputSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), record: dataExportSchema }),
  refusedSchema,
]);

/** `deletePrayerRequest`: deletes the content of the request, its wall post, notes and replies, and all links to it. */
export const deletePrayerRequestInputSchema = byKeySchema;
export const deletePrayerRequestOutputSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true) }),
  refusedSchema,
]);

/** Returns a refusal. `reason` names refusals that concern the whole page. */
export function statusRefusal(refusal: keyof typeof STATUS_REFUSALS): StatusRefusal {
  const reason = refusal === 'unknown' || refusal === 'off' ? refusal : 'refused';
  return { success: false, error: t(STATUS_REFUSALS[refusal]), reason };
}
