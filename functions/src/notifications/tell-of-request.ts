import { requestLink } from '@prayer-community/domain/prayer-request/request-link';
import { type RequestState, readRequestState, requestRef } from '../data/request.ts';
import type { Sender } from '../messaging/sender.ts';
import { toMember } from '../messaging/to-member.ts';
import { firestore } from '../platform/admin.ts';
import { type RequestTemplate, wordsOf } from './message-words.ts';
import { TELL_MEMBER } from './tell-member.ts';

/** Tells of a request, unless it is gone or was taken care of. */
export function tellOfRequest(template: RequestTemplate): Sender {
  return toMember(async ({ member, channel, about_id, language }, current) => {
    const request = about_id && readRequestState(await requestRef(await firestore(), about_id).get());
    if (!request || !isStillNews(template, request, member.user_id)) {
      return 'not_needed';
    }
    const words = wordsOf(template, request, language);
    return TELL_MEMBER[channel](member, { words, url: requestLink(about_id), language }, current);
  });
}

function isStillNews(template: RequestTemplate, request: RequestState, uid: string): boolean {
  switch (template) {
    case 'assigned':
      return request.assigned_to === uid;
    case 'need_alert':
      // Its requester may tell of harm long after somebody was given the request.
      return request.status !== 'closed';
    // The members who replied are notified even if the request was reassigned.
    case 'requester_answered':
      return true;
    case 'reply_review':
      return request.replies_awaiting > 0;
    // The former assignee learns that it is no longer theirs, even if it was reassigned.
    case 'returned':
      return request.assigned_to !== uid;
    default:
      return request.status === 'new';
  }
}
