import { requestLink } from '@prayer-community/domain/prayer-request/request-link';
import { type RequestState, readRequestState, requestRef } from '../data/request.ts';
import type { Sender } from '../messaging/sender.ts';
import { firestore } from '../platform/admin.ts';
import { type RequestTemplate, wordsOf } from './message-words.ts';
import { toStaffMembers } from './notify-members.ts';

/** Creates a sender of notifications about a request. Not needed if the request is gone or has been taken care of. */
export function notifyOfRequest(template: RequestTemplate): Sender {
  return toStaffMembers(async ({ about_id }) => {
    const request = about_id && readRequestState(await requestRef(await firestore(), about_id).get());
    return request
      ? {
          url: requestLink(about_id),
          wordsIn: (language) => wordsOf(template, request, language),
          isFor: (uid) => isStillNews(template, request, uid),
        }
      : null;
  });
}

function isStillNews(template: RequestTemplate, request: RequestState, uid: string): boolean {
  switch (template) {
    case 'assigned':
      return request.assigned_to === uid;
    case 'need_alert':
      // A crisis outlasts a closed or withdrawn request, but an anonymized request contains nothing that could help.
      return request.emptied_at === null;
    // The members who replied are notified even if the request was reassigned.
    case 'requester_answered':
      return true;
    case 'reply_review':
      return request.replies_awaiting > 0;
    // The former assignee is notified even if the request was reassigned.
    case 'returned':
      return request.assigned_to !== uid;
    default:
      return request.status === 'new';
  }
}
