import {
  SUMMARY_INTERVAL_MS,
  URGENT_ANNOUNCEMENTS_MAX,
} from '@prayer-community/domain/delivery/notification-pace';
import {
  type Audience,
  answeredMessages,
  crisisAlertAudience,
  crisisUpdateMessages,
} from '@prayer-community/domain/delivery/notifications';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import { updateAddedEvent } from '@prayer-community/domain/prayer-request/request-history';
import { mayGetUpdate, sentReplies, updateRecipient } from '@prayer-community/domain/replies/sent-reply';
import { watchedCrisisSigns } from '@prayer-community/domain/safety/crisis-keywords';
import {
  addUpdate,
  isRepeatedUpdate,
  updateRefusal,
} from '@prayer-community/domain/status-page/request-update';
import { readOwnRequest } from '../data/own-request.ts';
import { readStaffMembers } from '../data/profile.ts';
import { readReplies } from '../data/reply.ts';
import { historyOf } from '../data/request.ts';
import { safetySettings } from '../data/settings.ts';
import { leadersIn } from '../messaging/audience.ts';
import { queueCrisisAlert } from '../messaging/crisis-mail-limit.ts';
import { queueIn } from '../messaging/queue-deliveries.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { type OptimisticBatch, runOptimisticBatch } from '../platform/optimistic-batch.ts';
import { serverPepper } from '../platform/parameters.ts';
import { consumeUseIn, type RateLimit } from '../platform/rate-limit.ts';
import { type PresentedStatus, presentStatus } from './present-status.ts';
import { type StatusLinkContext, type StatusResult, withStatusLink } from './with-status-link.ts';

/** Alerts per network address. For all together, only emails are limited: strangers must not suppress an alert. */
const CRISIS_UPDATES: RateLimit = {
  action: 'crisis_updates',
  max: URGENT_ANNOUNCEMENTS_MAX,
  windowMs: SUMMARY_INTERVAL_MS,
};

const NO_ONE: Audience = { push: [], email: [], sms: [] };

/** Adds a requester's update, which the team sees on the card of the request. */
export const addRequestUpdate = defineCallable(
  'addRequestUpdate',
  { secrets: [serverPepper] },
  async ({ key, text }, caller) =>
    withStatusLink('addRequestUpdate', key, caller, (context) =>
      runOptimisticBatch(context.db, (writes) => add(context, text, writes)),
    ),
);

async function add(
  context: StatusLinkContext,
  text: string,
  writes: OptimisticBatch,
): Promise<StatusResult<PresentedStatus>> {
  const { db, link, at } = context;
  const [own, safety] = await Promise.all([readOwnRequest(db, link), safetySettings.ref(db).get()]);
  if (!own) {
    return 'unknown';
  }
  const { request, requestDocument, post } = own;
  const replies = request.reply_count > 0 ? await readReplies(db, link.request_id) : [];
  const lastReplyAt = sentReplies(replies).at(-1)?.at ?? null;
  if (isRepeatedUpdate(request, text, lastReplyAt, at)) {
    return presentStatus(context, request, post);
  }
  const refusal = updateRefusal(request, lastReplyAt);
  if (refusal !== null) {
    return refusal;
  }
  const { watches_for_need } = safetySettings.read(safety);
  const signs = watchedCrisisSigns(text, watches_for_need);
  const fields = addUpdate(request, text, at, signs);
  const updated = { ...request, ...fields };
  writes.update(requestDocument, { ...fields });
  writes.create(historyOf(db, link.request_id).doc(), updateAddedEvent(at));
  const alerted = signs.length > 0 ? await alertLeaders(context, writes) : NO_ONE;
  const recipient = updateRecipient(request.assigned_to, replies);
  if (recipient !== null) {
    await notifyOfUpdate(context, request, recipient, alerted, writes);
  }
  return presentStatus(context, updated, post);
}

/** Returns who is alerted. Beyond the limit of a network no one: the update then only makes its request urgent. */
async function alertLeaders(
  { db, link, network, at }: StatusLinkContext,
  writes: OptimisticBatch,
): Promise<Audience> {
  if (!(await consumeUseIn(db, CRISIS_UPDATES, network, at, writes))) {
    return NO_ONE;
  }
  const leaders = await leadersIn(db);
  const messages = crisisUpdateMessages(link.request_id, at, leaders);
  const isMailed = await queueCrisisAlert(db, 'updates', messages, at, writes);
  const audience = crisisAlertAudience(leaders);
  return isMailed ? audience : { ...audience, email: [] };
}

/** @param alerted the leaders who are alerted of the update anyway, by channel */
async function notifyOfUpdate(
  { db, link: { request_id }, at }: StatusLinkContext,
  { submission_type }: PrayerRequest<Date>,
  recipient: string,
  alerted: Audience,
  writes: OptimisticBatch,
): Promise<void> {
  const [profile = null] = await readStaffMembers(db, [recipient]);
  const reader = mayGetUpdate(profile, submission_type) ? profile : null;
  const leaders = reader?.status === 'available' ? [] : await leadersIn(db);
  queueIn(db, answeredMessages(request_id, at, reader, leaders, alerted), at, writes);
}
