import * as z from 'zod';
import {
  beginAttempt,
  type Delivery,
  type DeliveryFailure,
  type DeliveryMessage,
  deliveryFields,
  judgeReturn,
  markFailed,
  markReturned,
  newDelivery,
} from './delivery.ts';
import type { Summary } from './notification-pace.ts';

/** So many recipients of a message share one document: far below its 1 MiB, and within one call to each provider. */
export const GROUP_MAX_RECIPIENTS = 200;

/** Channels with calls that carry many recipients. */
export const GROUP_CHANNELS = ['push', 'email'] as const;

/** The outcome of a message for one recipient; `moved`: a delivery of its own continues with it, and has the outcome. */
export const GROUP_FATES = ['pending', 'sent', 'not_needed', 'moved'] as const;

export type GroupChannel = (typeof GROUP_CHANNELS)[number];
export type GroupFate = (typeof GROUP_FATES)[number];

/** A message to several members of the staff. */
export interface GroupMessage extends Pick<DeliveryMessage, 'key' | 'template' | 'about_id' | 'summary'> {
  channel: GroupChannel;
  /** Members of the staff by uid, each once. */
  recipients: readonly string[];
}

/** The stored fields of `deliveries/{key}` for a message to several, generic over the type of an instant. */
export function groupDeliveryFields<Instant extends z.ZodType>(instant: Instant) {
  const { template, about_id, language, summary, attempts, next_attempt_at, created_at, failure } =
    deliveryFields(instant);
  return {
    channel: z.enum(GROUP_CHANNELS),
    template,
    about_id,
    language,
    summary,
    /** `settled`: it waits for no recipient any more. */
    status: z.enum(['pending', 'settled']),
    attempts,
    next_attempt_at,
    created_at,
    failure,
    /** By uid, with the try that brought it. */
    recipients: z.record(z.string(), z.object({ fate: z.enum(GROUP_FATES), attempt: z.int() })),
  };
}

/** How far a message to several has come, generic in the type of its instants. */
export type GroupDelivery<Instant> = Omit<
  z.infer<z.ZodObject<ReturnType<typeof groupDeliveryFields<z.ZodUnknown>>>>,
  'next_attempt_at' | 'created_at' | 'summary'
> & {
  next_attempt_at: Instant | null;
  created_at: Instant;
  summary?: Summary<Instant> | undefined;
};

/** A delivery to several that waits for its first try. */
export function newGroupDelivery(
  { key: _key, recipients, ...message }: GroupMessage,
  now: Date,
  dueAt: Date = now,
): GroupDelivery<Date> {
  return {
    ...message,
    status: 'pending',
    attempts: 0,
    next_attempt_at: dueAt,
    created_at: now,
    failure: null,
    recipients: Object.fromEntries(recipients.map((uid) => [uid, { fate: 'pending', attempt: 0 }])),
  };
}

/** The fields of a try that begins now, or null where it is not due, or another runs. */
export function beginGroupAttempt(
  { status, attempts, next_attempt_at }: GroupDelivery<Date>,
  now: Date,
): Pick<GroupDelivery<Date>, 'attempts' | 'next_attempt_at'> | null {
  return status === 'pending' ? beginAttempt({ status, attempts, next_attempt_at }, now) : null;
}

/** The recipients who still wait for the message. */
export function pendingRecipients({ recipients }: Pick<GroupDelivery<unknown>, 'recipients'>): string[] {
  return Object.entries(recipients)
    .filter(([, { fate }]) => fate === 'pending')
    .map(([uid]) => uid);
}

/** What a try came to for one recipient; `isOwn` where the failure is theirs alone, such as a wrong address. */
export type GroupOutcome =
  | { fate: 'sent' | 'not_needed' }
  | { fate: 'failed'; failure: DeliveryFailure; isOwn: boolean };

/** A recipient whose message continues as a delivery of its own. */
export interface MovedRecipient {
  uid: string;
  delivery: Delivery<Date>;
}

/** What follows from a try: the fates that changed, and who gets a delivery of their own. */
export interface GroupEnd
  extends Pick<GroupDelivery<Date>, 'status' | 'next_attempt_at' | 'failure' | 'recipients'> {
  moved: readonly MovedRecipient[];
}

/**
 * What follows from a try. Those whom it failed for no reason of their own wait for the next one together; after the last, and where
 * the reason is theirs, each continues as a delivery of its own. A recipient without an outcome failed as well.
 */
export function endGroupAttempt(
  group: GroupDelivery<Date>,
  outcomes: ReadonlyMap<string, GroupOutcome>,
  now: Date,
): GroupEnd {
  const end: GroupEnd = {
    status: 'settled',
    next_attempt_at: null,
    failure: null,
    recipients: {},
    moved: [],
  };
  const moved: MovedRecipient[] = [];
  for (const uid of pendingRecipients(group)) {
    const outcome = outcomes.get(uid) ?? { fate: 'failed', failure: 'unexpected', isOwn: false };
    if (outcome.fate !== 'failed') {
      end.recipients[uid] = { fate: outcome.fate, attempt: group.attempts };
      continue;
    }
    const failed = markFailed(group, outcome.failure, now);
    if (outcome.isOwn || failed.status === 'given_up') {
      end.recipients[uid] = { fate: 'moved', attempt: group.attempts };
      moved.push({ uid, delivery: { ...ownDelivery(group, uid), ...failed } });
    } else {
      end.status = 'pending';
      end.next_attempt_at = failed.next_attempt_at;
      end.failure = outcome.failure;
    }
  }
  return { ...end, moved };
}

/** The key of the delivery that continues for one recipient of a group. */
export function ownDeliveryKey(groupKey: string, uid: string): string {
  return `${groupKey}_${uid}`;
}

/**
 * What follows when a provider says that the message of a try did not reach a recipient: as `judgeReturn` says of a delivery to one.
 */
export function judgeGroupReturn(
  { recipients, attempts }: Pick<GroupDelivery<unknown>, 'recipients' | 'attempts'>,
  uid: string,
  attempt: number,
): ReturnType<typeof judgeReturn> {
  const recipient = recipients[uid];
  switch (recipient?.fate) {
    case 'sent':
      return judgeReturn({ status: 'sent', attempts: recipient.attempt }, attempt);
    case 'pending':
      return judgeReturn({ status: 'pending', attempts }, attempt);
    default:
      return 'settled';
  }
}

/** The delivery of a recipient whom a message did not reach after the provider took it. */
export function returnedFromGroup(
  group: GroupDelivery<Date>,
  uid: string,
  failure: Parameters<typeof markReturned>[0],
): Delivery<Date> {
  return { ...ownDelivery(group, uid), ...markReturned(failure) };
}

function ownDelivery(group: GroupDelivery<Date>, uid: string): Omit<Delivery<Date>, keyof GroupOwnEnd> {
  const { channel, template, about_id, language, summary, attempts, created_at, recipients } = group;
  return {
    channel,
    template,
    recipient: uid,
    about_id,
    ...(language && { language }),
    ...(summary && { summary }),
    attempts: recipients[uid]?.attempt || attempts,
    created_at,
  };
}

type GroupOwnEnd = ReturnType<typeof markReturned>;

/** Recipients in groups that fit one document each. */
export function inGroups(recipients: readonly string[]): string[][] {
  const each = [...new Set(recipients)];
  const count = Math.ceil(each.length / GROUP_MAX_RECIPIENTS);
  return Array.from({ length: count }, (_, index) =>
    each.slice(index * GROUP_MAX_RECIPIENTS, (index + 1) * GROUP_MAX_RECIPIENTS),
  );
}

/** A message to one, or to several. */
export type QueuedMessage = DeliveryMessage | GroupMessage;

/** A delivery of either kind that waits for its first try. */
export function newQueuedDelivery(
  message: QueuedMessage,
  now: Date,
  dueAt: Date = now,
): Delivery<Date> | GroupDelivery<Date> {
  return 'recipients' in message ? newGroupDelivery(message, now, dueAt) : newDelivery(message, now, dueAt);
}
