import type { PrayerRequest } from '../prayer-request/prayer-request.ts';
import { isEndedForGood } from '../prayer-request/request-transitions.ts';
import type { DeliveryTemplate } from './delivery.ts';

/** Notifications of staff members about one request. */
export type RequestTemplate = Extract<
  DeliveryTemplate,
  | 'new_request'
  | 'need_alert'
  | 'unassigned_reminder'
  | 'escalation'
  | 'returned'
  | 'assigned'
  | 'requester_answered'
  | 'reply_review'
>;

/** True if the request still needs the notification when it is sent. */
export function isNotificationNeeded(
  template: RequestTemplate,
  {
    status,
    replies_awaiting,
    emptied_at,
    ended_by_requester,
  }: Pick<PrayerRequest<unknown>, 'status' | 'replies_awaiting' | 'emptied_at' | 'ended_by_requester'>,
): boolean {
  switch (template) {
    case 'need_alert':
    case 'requester_answered':
      // Both outlast a closed or withdrawn request, but an anonymized request contains nothing that could help.
      return emptied_at === null;
    // The members concerned are notified even if the request was reassigned.
    case 'assigned':
    case 'returned':
      return !isEndedForGood({ emptied_at, ended_by_requester });
    case 'reply_review':
      return replies_awaiting > 0;
    default:
      return status === 'new';
  }
}

/** True if the notification is still for this member, given the current assignee. */
export function isRecipient(
  template: RequestTemplate,
  { assigned_to }: Pick<PrayerRequest<unknown>, 'assigned_to'>,
  uid: string,
): boolean {
  switch (template) {
    case 'assigned':
      return assigned_to === uid;
    case 'returned':
      return assigned_to !== uid;
    default:
      return true;
  }
}
