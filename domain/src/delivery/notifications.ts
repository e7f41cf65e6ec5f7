import {
  DISTRIBUTION_GROUPS,
  type DistributionGroupId,
  type MethodType,
  methodId,
} from '../distribution/distribution.ts';
import type { PrayerRequest } from '../prayer-request/prayer-request.ts';
import { SUBMISSION_TYPES, type SubmissionType } from '../request-form/request-choices.ts';
import type { NotificationPreferences, Profile } from '../staff/profile.ts';
import type { DeliveryChannel, DeliveryMessage, DeliveryTemplate } from './delivery.ts';
import { GROUP_CHANNELS, inGroups, type QueuedMessage } from './group-delivery.ts';
import type { Summary } from './notification-pace.ts';

export type NotifiedMember = Pick<
  Profile<unknown>,
  'user_id' | 'role' | 'status' | 'notification_preferences'
>;

/** The uids of the members to notify, by channel. */
export interface Audience {
  push: readonly string[];
  email: readonly string[];
  sms: readonly string[];
}

/** Returns the audience without those whom others reach by the same channel. */
export function withoutAudience(audience: Audience, others: Audience): Audience {
  const rest = (channel: keyof Audience) => audience[channel].filter((uid) => !others[channel].includes(uid));
  return { push: rest('push'), email: rest('email'), sms: rest('sms') };
}

/** Messages to members who opted in: through a list, or for push messages through this preference. */
const OPT_IN: Partial<Record<DeliveryTemplate, keyof NotificationPreferences>> = {
  new_request: 'newRequests',
  new_requests: 'newRequests',
  unassigned_reminder: 'reminders',
};

/** Returns the preference for the push messages of a template. Null if members cannot choose. */
export function preferenceOf(template: DeliveryTemplate): keyof NotificationPreferences | null {
  return OPT_IN[template] ?? null;
}

/**
 * True for a message that its readers may unsubscribe from. Its pushes skip members who are away; its emails and text
 * messages do not. All other messages are addressed to a person or a role.
 */
export function isOptIn(template: DeliveryTemplate): boolean {
  return preferenceOf(template) !== null;
}

/** Messages that only leaders may get. */
const LEADERS_ONLY: readonly DeliveryTemplate[] = ['need_alert', 'wall_alert', 'escalation', 'reply_review'];

/** True if only leaders may get the messages of a template, even after a retry. */
export function isForLeadersOnly(template: DeliveryTemplate): boolean {
  return LEADERS_ONLY.includes(template);
}

/** True if a member wants this push notification and is not away. */
function wantsPush(
  { status, notification_preferences }: NotifiedMember,
  preference: keyof NotificationPreferences,
): boolean {
  return status === 'available' && notification_preferences[preference];
}

export function pushedLeaders(
  members: readonly NotifiedMember[],
  preference: keyof NotificationPreferences,
): string[] {
  return members
    .filter((member) => member.role === 'leadership' && wantsPush(member, preference))
    .map(({ user_id }) => user_id);
}

/** Returns the groups that are notified of a request. A confidential request is announced only to leadership. */
export function notifiedGroups(submissionType: SubmissionType): readonly DistributionGroupId[] {
  return submissionType === 'confidential' ? ['leadership'] : DISTRIBUTION_GROUPS;
}

/** Returns the types of requests that a group is notified of. */
export function typesOfGroup(groupId: DistributionGroupId): SubmissionType[] {
  return SUBMISSION_TYPES.filter((submissionType) => notifiedGroups(submissionType).includes(groupId));
}

/** Returns the type that decides who is notified of several requests in one message. */
export function mostPrivateOf(submissionTypes: readonly SubmissionType[]): SubmissionType {
  return submissionTypes.includes('confidential') ? 'confidential' : 'prayer_team';
}

/** Returns the ids of the lists that notify the groups of a request by one method. */
export function notifiedMethods(submissionType: SubmissionType, methodType: MethodType): string[] {
  return notifiedGroups(submissionType).map((groupId) => methodId(groupId, methodType));
}

/**
 * Creates the messages to an audience. Emails and push notifications go to groups. Text messages are separate, because
 * their provider accepts one recipient per call.
 */
function toAudience(
  template: DeliveryMessage['template'],
  occasion: string,
  aboutId: string,
  audience: Audience,
): QueuedMessage[] {
  const message = { template, about_id: aboutId };
  const groups = GROUP_CHANNELS.flatMap((channel) =>
    inGroups(audience[channel]).map((recipients, index) => ({
      ...message,
      key: `${template}_${occasion}_${channel}_${index}`,
      channel,
      recipients,
    })),
  );
  const texts = [...new Set(audience.sms)].map((recipient) =>
    toStaffMember(template, occasion, aboutId, recipient, 'sms'),
  );
  return [...groups, ...texts];
}

function toStaffMember(
  template: DeliveryMessage['template'],
  occasion: string,
  aboutId: string,
  recipient: string,
  channel: DeliveryChannel,
): DeliveryMessage {
  return {
    key: `${template}_${occasion}_${recipient}_${channel}`,
    channel,
    template,
    recipient,
    about_id: aboutId,
  };
}

export function newRequestMessages(requestId: string, audience: Audience): QueuedMessage[] {
  return toAudience('new_request', requestId, requestId, audience);
}

/**
 * Creates the messages that announce several new requests to a group in one message.
 * @param requestId the request with which the summary began. It begins no other one for this group
 */
export function summaryMessages(
  groupId: DistributionGroupId,
  requestId: string,
  summary: Summary<Date>,
  audience: Audience,
): QueuedMessage[] {
  return toAudience('new_requests', `${groupId}_${requestId}`, requestId, audience).map((message) => ({
    ...message,
    summary,
  }));
}

/**
 * Creates the messages that alert every leader who is not away, or all leaders if all are away, about a request with
 * crisis signs. Ignores their preferences, because the alert cannot wait.
 */
export function crisisAlertMessages(requestId: string, leaders: readonly NotifiedMember[]): QueuedMessage[] {
  return toAudience('need_alert', requestId, requestId, crisisAlertAudience(leaders));
}

/** Like `crisisAlertMessages`, for an update with crisis signs, even if the request already had them. */
export function crisisUpdateMessages(
  requestId: string,
  addedAt: Date,
  leaders: readonly NotifiedMember[],
): QueuedMessage[] {
  const occasion = `${requestId}_${addedAt.getTime()}`;
  return toAudience('need_alert', occasion, requestId, crisisAlertAudience(leaders));
}

/** Like `crisisAlertMessages`, for a post on the Belief Wall with crisis signs. */
export function crisisPostMessages(postId: string, leaders: readonly NotifiedMember[]): QueuedMessage[] {
  return toAudience('wall_alert', postId, postId, crisisAlertAudience(leaders));
}

/** Returns everyone whom a crisis alert reaches, by channel. */
export function crisisAlertAudience(leaders: readonly NotifiedMember[]): Audience {
  return byPushAndEmail(reachableOf(leaders));
}

function byPushAndEmail(uids: readonly string[]): Audience {
  return { push: uids, email: uids, sms: [] };
}

/** Creates the reminders of an unassigned request for one due time. */
export function reminderMessages(requestId: string, dueAt: Date, audience: Audience): QueuedMessage[] {
  return toAudience('unassigned_reminder', `${requestId}_${dueAt.getTime()}`, requestId, audience);
}

/**
 * Creates the messages that notify every leader, regardless of their preferences, that the reminders of a request went
 * unanswered, and the reminders of everyone else.
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
    // The escalation sends no text message, so leaders on the list get the one of the reminder.
    sms: audience.sms,
  };
  return [
    ...toAudience('escalation', `${requestId}_${dueAt.getTime()}`, requestId, byPushAndEmail(uids)),
    ...reminderMessages(requestId, dueAt, others),
  ];
}

/**
 * Creates the messages that notify the leaders and the former assignee of an automatic unassignment. The key contains
 * the time of the assigned state because a restore can bring back an earlier revision.
 */
export function unassignedMessages(
  requestId: string,
  { assigned_to, revision, updated_at }: Pick<PrayerRequest<Date>, 'assigned_to' | 'revision' | 'updated_at'>,
  leaders: readonly Pick<NotifiedMember, 'user_id'>[],
): QueuedMessage[] {
  const uids = [...leaders.map(({ user_id }) => user_id), ...(assigned_to === null ? [] : [assigned_to])];
  const occasion = `${requestId}_${revision + 1}_${updated_at.getTime()}`;
  return toAudience('returned', occasion, requestId, byPushAndEmail(uids));
}

/**
 * Creates the messages that notify a member of a requester’s update, and the leaders too unless that member is
 * available.
 * @param recipient the assignee, or the member who last replied if there is no assignee. Null if they may no longer read
 * the request
 * @param alerted the leaders whom a crisis alert of the update reaches by each channel. They get no second message
 */
export function answeredMessages(
  requestId: string,
  answeredAt: Date,
  recipient: Pick<NotifiedMember, 'user_id' | 'status'> | null,
  leaders: readonly NotifiedMember[],
  alerted: Audience,
): QueuedMessage[] {
  const occasion = `${requestId}_${answeredAt.getTime()}`;
  const own = recipient === null ? [] : [recipient.user_id];
  const others = leaders.filter(({ user_id }) => user_id !== recipient?.user_id);
  const uids = recipient?.status === 'available' ? own : [...own, ...reachableOf(others)];
  const audience = withoutAudience(byPushAndEmail(uids), alerted);
  return toAudience('requester_answered', occasion, requestId, audience);
}

/** Creates the messages that notify the leaders of a reply that is waiting for their review. */
export function replyReviewMessages(
  requestId: string,
  replyId: string,
  leaders: readonly NotifiedMember[],
): QueuedMessage[] {
  const occasion = `${requestId}_${replyId}`;
  return toAudience('reply_review', occasion, requestId, byPushAndEmail(reachableOf(leaders)));
}

/** Returns the leaders who are not away, or all of them if all are away. */
function reachableOf(leaders: readonly NotifiedMember[]): string[] {
  const available = leaders.filter(({ status }) => status === 'available');
  return (available.length > 0 ? available : leaders).map(({ user_id }) => user_id);
}

type Assignment = Pick<PrayerRequest<Date>, 'assigned_to' | 'updated_by' | 'revision' | 'updated_at'>;

/**
 * Creates the messages that notify an assignee, even one who is away, unless they assigned themselves. The key contains
 * the time because a restore can bring back an earlier revision.
 */
export function assignedMessages(
  requestId: string,
  before: Pick<Assignment, 'assigned_to'>,
  after: Assignment,
): DeliveryMessage[] {
  const { assigned_to: assignee, updated_by: actor, revision, updated_at } = after;
  if (assignee === null || assignee === before.assigned_to || assignee === actor) {
    return [];
  }
  const occasion = `${requestId}_${revision}_${updated_at.getTime()}`;
  return GROUP_CHANNELS.map((channel) => toStaffMember('assigned', occasion, requestId, assignee, channel));
}
