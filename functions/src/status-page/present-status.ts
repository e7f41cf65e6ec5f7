import type { BeliefWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { maskedEmail } from '@prayer-community/domain/fields/masked-email';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import { sentReplies } from '@prayer-community/domain/replies/sent-reply';
import {
  type NoticeState,
  type RequesterStatus,
  requesterStatus,
} from '@prayer-community/domain/status-page/status-page';
import { prayerNotices, readNotice } from '../data/prayer-notice.ts';
import { readReplies } from '../data/reply.ts';
import type { StatusLinkContext } from './with-status-link.ts';

export interface PresentedStatus {
  success: true;
  status: RequesterStatus;
}

/** Returns what the requester sees of their request as it is now, and whether they are notified of prayers. */
export async function presentStatus(
  context: StatusLinkContext,
  request: PrayerRequest<Date>,
  post: BeliefWallPost<Date> | null,
): Promise<PresentedStatus> {
  const [notice, replies] = await Promise.all([
    request.ended_by_requester === null ? noticeState(context, request) : null,
    request.reply_count > 0 ? readReplies(context.db, context.link.request_id) : [],
  ]);
  return { success: true, status: requesterStatus(request, sentReplies(replies), post, notice) };
}

async function noticeState(
  { db, link, offersNotices }: StatusLinkContext,
  request: PrayerRequest<Date>,
): Promise<NoticeState | null> {
  const submitted = request.contact_info?.email ?? null;
  const notice = readNotice(await prayerNotices(db).doc(link.request_id).get());
  if (!offersNotices && notice === null) {
    return null;
  }
  return {
    subscribedAddress: notice && maskedEmail(notice.email),
    submittedAddress: submitted && maskedEmail(submitted),
    isOffered: offersNotices,
  };
}
