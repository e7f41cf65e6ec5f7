import {
  DISTRIBUTION_GROUPS,
  type DistributionGroupId,
  type MethodType,
  methodId,
} from '../distribution/distribution.ts';
import type { PrayerRequest } from '../prayer-request/prayer-request.ts';
import type { SubmissionType } from '../request-form/request-choices.ts';
import type { NotificationPreferences, Profile } from '../staff/profile.ts';
import type { DeliveryChannel, DeliveryMessage, DeliveryTemplate } from './delivery.ts';
import { GROUP_CHANNELS, inGroups, type QueuedMessage } from './group-delivery.ts';
import type { Summary } from './notification-pace.ts';

/** What a notification needs to know of a member. */
export type NotifiedMember = Pick<
  Profile<unknown>,
  'user_id' | 'role' | 'status' | 'notification_preferences'
>;

/** Who is notified of something, and how. */
export interface Audience {
  push: readonly string[];
  email: readonly string[];
  sms: readonly string[];
}

/** Messages to those who chose to get them, by a list or their preferences. */
const OPT_IN: readonly DeliveryTemplate[] = ['new_request', 'new_requests', 'unassigned_reminder'];

/** True for a message that its readers may unsubscribe from, and that spares who is away; every other is addressed to a person or a role. */
export function isOptIn(template: DeliveryTemplate): boolean {
  return OPT_IN.includes(template);
}

/** True where a push reaches a member who wants it and is not away. */
export function wantsPush(
  { status, notification_preferences }: NotifiedMember,
  preference: keyof NotificationPreferences,
): boolean {
  return status === 'available' && notification_preferences[preference];
}

/** The leaders who are notified of requests by push. */
export function pushedLeaders(
  members: readonly NotifiedMember[],
  preference: keyof NotificationPreferences,
): string[] {
  return members
    .filter((member) => member.role === 'leadership' && wantsPush(member, preference))
    .map(({ user_id }) => user_id);
}

/** The groups that are notified of a request: a confidential one stays with leadership. */
export function notifiedGroups(submissionType: SubmissionType): readonly DistributionGroupId[] {
  return submissionType === 'confidential' ? ['leadership'] : DISTRIBUTION_GROUPS;
}

/** The lists that notify the groups of a request by one method. */
export function notifiedMethods(submissionType: SubmissionType, methodType: MethodType): string[] {
  return notifiedGroups(submissionType).map((groupId) => methodId(groupId, methodType));
}

/** Messages to an audience: e-mails and pushes in groups, a text message for each recipient, as its provider takes one in a call. */
function toAudience(
  template: DeliveryMessage['template'],
  occasion: string,
  requestId: string,
  audience: Audience,
): QueuedMessage[] {
  const message = { template, about_id: requestId };
  const groups = GROUP_CHANNELS.flatMap((channel) =>
    inGroups(audience[channel]).map((recipients, index) => ({
      ...message,
      key: `${template}_${occasion}_${channel}_${index}`,
      channel,
      recipients,
    })),
  );
  const texts = [...new Set(audience.sms)].map((recipient) =>
    toMember(template, occasion, requestId, recipient, 'sms'),
  );
  return [...groups, ...texts];
}

function toMember(
  template: DeliveryMessage['template'],
  occasion: string,
  requestId: string,
  recipient: string,
  channel: DeliveryChannel,
): DeliveryMessage {
  return {
    key: `${template}_${occasion}_${recipient}_${channel}`,
    channel,
    template,
    recipient,
    about_id: requestId,
  };
}

/** Notifies of a new request. */
export function newRequestMessages(requestId: string, audience: Audience): QueuedMessage[] {
  return toAudience('new_request', requestId, requestId, audience);
}

/**
 * Announces several new requests at once to a group; each summary once, however many requests come.
 * @param requestId the one with which the summary began
 */
export function newRequestsMessages(
  groupId: DistributionGroupId,
  requestId: string,
  summary: Summary<Date>,
  audience: Audience,
): QueuedMessage[] {
  const occasion = `${groupId}_${summary.until.getTime()}`;
  return toAudience('new_requests', occasion, requestId, audience).map((message) => ({
    ...message,
    summary,
  }));
}

/**
 * Alerts every leader who is not away about a request with crisis signs, whatever their preferences: it cannot wait to be
 * noticed.
 */
export function crisisAlertMessages(requestId: string, leaders: readonly NotifiedMember[]): QueuedMessage[] {
  return crisisAlert(requestId, requestId, leaders);
}

/** The same for an update with crisis signs that the request did not have before. */
export function crisisUpdateMessages(
  requestId: string,
  addedAt: Date,
  leaders: readonly NotifiedMember[],
): QueuedMessage[] {
  return crisisAlert(`${requestId}_${addedAt.getTime()}`, requestId, leaders);
}

function crisisAlert(
  occasion: string,
  requestId: string,
  leaders: readonly NotifiedMember[],
): QueuedMessage[] {
  const uids = reachableOf(leaders);
  return toAudience('need_alert', occasion, requestId, { push: uids, email: uids, sms: [] });
}

/** Reminder messages for an unassigned request: one for each due time. */
export function reminderMessages(requestId: string, dueAt: Date, audience: Audience): QueuedMessage[] {
  return toAudience('unassigned_reminder', `${requestId}_${dueAt.getTime()}`, requestId, audience);
}

/**
 * Notifies every leader, whatever their preferences, that the reminders of a request went unanswered; all others are reminded
 * as before.
 */
export function escalationMessages(
  requestId: string,
  dueAt: Date,
  leaders: readonly Pick<NotifiedMember, 'user_id'>[],
  audience: Audience,
): QueuedMessage[] {
  const uids = leaders.map(({ user_id }) => user_id);
  const withoutLeaders = (recipients: readonly string[]) => recipients.filter((uid) => !uids.includes(uid));
  const others = {
    push: withoutLeaders(audience.push),
    email: withoutLeaders(audience.email),
    sms: withoutLeaders(audience.sms),
  };
  return [
    ...toAudience('escalation', `${requestId}_${dueAt.getTime()}`, requestId, {
      push: uids,
      email: uids,
      sms: [],
    }),
    ...reminderMessages(requestId, dueAt, others),
  ];
}

/** Notifies the leaders and the former assignee of an automatic unassignment. */
export function returnedMessages(
  requestId: string,
  { assigned_to, revision }: Pick<PrayerRequest<unknown>, 'assigned_to' | 'revision'>,
  leaders: readonly Pick<NotifiedMember, 'user_id'>[],
): QueuedMessage[] {
  const uids = [...leaders.map(({ user_id }) => user_id), ...(assigned_to === null ? [] : [assigned_to])];
  const occasion = `${requestId}_${revision + 1}`;
  return toAudience('returned', occasion, requestId, { push: uids, email: uids, sms: [] });
}

/** Notifies the assignee of a request, or else who last replied, that its requester answered. */
export function answeredMessages(requestId: string, answeredAt: Date, uid: string): DeliveryMessage[] {
  const occasion = `${requestId}_${answeredAt.getTime()}`;
  return (['push', 'email'] as const).map((channel) =>
    toMember('requester_answered', occasion, requestId, uid, channel),
  );
}

/** Notifies the leaders of an answer whose recipient may no longer read the request. */
export function answeredMessagesToLeaders(
  requestId: string,
  answeredAt: Date,
  leaders: readonly NotifiedMember[],
): QueuedMessage[] {
  const uids = reachableOf(leaders);
  return toAudience('requester_answered', `${requestId}_${answeredAt.getTime()}`, requestId, {
    push: uids,
    email: uids,
    sms: [],
  });
}

/** Notifies the leaders of a reply that waits for their review. */
export function replyReviewMessages(
  requestId: string,
  replyId: string,
  leaders: readonly NotifiedMember[],
): QueuedMessage[] {
  const uids = reachableOf(leaders);
  return toAudience('reply_review', `${requestId}_${replyId}`, requestId, {
    push: uids,
    email: uids,
    sms: [],
  });
}

/** The leaders who are not away; all of them where everybody is. */
function reachableOf(leaders: readonly NotifiedMember[]): string[] {
  const available = leaders.filter(({ status }) => status === 'available');
  return (available.length > 0 ? available : leaders).map(({ user_id }) => user_id);
}

type Assignment = Pick<PrayerRequest<unknown>, 'assigned_to' | 'updated_by' | 'revision'>;

/** Notifies an assignee, unless they assigned themselves. */
export function assignedMessages(
  requestId: string,
  before: Pick<Assignment, 'assigned_to'>,
  after: Assignment,
): DeliveryMessage[] {
  const { assigned_to: assignee, updated_by: actor, revision } = after;
  if (assignee === null || assignee === before.assigned_to || assignee === actor) {
    return [];
  }
  return [toMember('assigned', `${requestId}_${revision}`, requestId, assignee, 'push')];
}
