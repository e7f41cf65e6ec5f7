import type { Delivery } from '@prayer-community/domain/delivery/delivery';
import { mostPrivateOf } from '@prayer-community/domain/delivery/notifications';
import {
  isNotificationNeeded,
  isRecipient,
  type RequestTemplate,
} from '@prayer-community/domain/delivery/request-notification';
import { DASHBOARD_PATH, requestLink } from '@prayer-community/domain/prayer-request/request-link';
import { type RequestState, readRequestState, requestRef } from '../data/request.ts';
import type { Sender } from '../messaging/sender.ts';
import { firestore } from '../platform/admin.ts';
import { groupedMessageText, messageTextOf, type SummaryTemplate } from './message-text.ts';
import { type MemberNotification, toStaffMembers } from './notify-members.ts';

type FoundRequest = RequestState & { id: string };

/** Creates a sender of notifications about a request. Not needed if the request is gone or has been taken care of. */
export function notifyOfRequest(template: RequestTemplate): Sender {
  return toStaffMembers(async (about) => {
    const [request] = await readRequestsToNotifyOf(template, about);
    return request ? notificationOf(template, request) : null;
  });
}

/** Like `notifyOfRequest`, for messages that may be about several requests. */
export function notifyOfRequests(template: SummaryTemplate): Sender {
  return toStaffMembers(async (about) => {
    const requests = await readRequestsToNotifyOf(template, about);
    const [request, ...others] = requests;
    if (!request) {
      return null;
    }
    return others.length === 0
      ? notificationOf(template, request)
      : {
          submissionType: mostPrivateOf(requests.map(({ submission_type }) => submission_type)),
          url: DASHBOARD_PATH,
          textIn: (language) => groupedMessageText(template, requests, language),
          isFor: (uid) => requests.some((each) => isRecipient(template, each, uid)),
        };
  });
}

export function notificationOf(template: RequestTemplate, request: FoundRequest): MemberNotification {
  return {
    submissionType: request.submission_type,
    url: requestLink(request.id),
    textIn: (language) => messageTextOf(template, request, language),
    isFor: (uid) => isRecipient(template, request, uid),
  };
}

/** Reads the requests of a message, without those that no longer need a notification. */
export async function readRequestsToNotifyOf(
  template: RequestTemplate,
  {
    about_id,
    about_ids = about_id === null ? [] : [about_id],
  }: Pick<Delivery<Date>, 'about_id' | 'about_ids'>,
): Promise<FoundRequest[]> {
  const db = await firestore();
  const refs = about_ids.map((id) => requestRef(db, id));
  const documents = refs.length === 0 ? [] : await db.getAll(...refs);
  return documents.flatMap((document) => {
    const request = readRequestState(document);
    return request && isNotificationNeeded(template, request) ? { ...request, id: document.id } : [];
  });
}
