import * as z from 'zod';
import { chunksOf } from '../fields/chunks-of.ts';
import type { Stored } from '../fields/stored.ts';
import {
  beginAttempt,
  type Delivery,
  type DeliveryEnd,
  type DeliveryFailure,
  type DeliveryMessage,
  deliveryFields,
  markFailed,
  markGivenUp,
  newDelivery,
  outcomeOfBounce,
} from './delivery.ts';

/** Maximum number of recipients per document. Stays far below the 1 MiB limit and fits one call to each provider. */
export const GROUP_MAX_RECIPIENTS = 200;

/** Channels whose providers accept many recipients per call. */
export const GROUP_CHANNELS = ['push', 'email'] as const;

/** The outcome for one recipient. `moved`: a separate delivery continues for this recipient and has the outcome. */
const GROUP_FATES = ['pending', 'sent', 'not_needed', 'moved'] as const;

export type GroupChannel = (typeof GROUP_CHANNELS)[number];

/** A message to several staff members. */
export interface GroupMessage
  extends Pick<DeliveryMessage, 'key' | 'template' | 'about_id' | 'about_ids' | 'summary'> {
  channel: GroupChannel;
  /** Uids of staff members, without duplicates. */
  recipients: readonly string[];
}

/** The stored fields of `deliveries/{key}` for a message to several recipients. */
export function groupDeliveryFields(instant: z.ZodType<Date>) {
  const { template, about_id, about_ids, language, summary, attempts, next_attempt_at, created_at, failure } =
    deliveryFields(instant);
  return {
    channel: z.enum(GROUP_CHANNELS),
    template,
    about_id,
    about_ids,
    language,
    summary,
    /** `settled`: no recipient is waiting any longer. */
    status: z.enum(['pending', 'settled']),
    attempts,
    next_attempt_at,
    created_at,
    failure,
    /** The outcome for each recipient, by uid, with the attempt that decided it. */
    recipients: z.record(z.string(), z.object({ fate: z.enum(GROUP_FATES), attempt: z.int() })),
  };
}

export type GroupDelivery<Instant> = Stored<typeof groupDeliveryFields, Instant>;

/** Creates a delivery to several recipients that waits for its first attempt. */
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

/** Returns the fields of an attempt that begins now. Null if none is due or another one is running. */
export function beginGroupAttempt(
  { status, attempts, next_attempt_at }: GroupDelivery<Date>,
  now: Date,
): ReturnType<typeof beginAttempt> {
  return status === 'pending' ? beginAttempt({ status, attempts, next_attempt_at }, now) : null;
}

export function pendingRecipients({ recipients }: Pick<GroupDelivery<unknown>, 'recipients'>): string[] {
  return Object.entries(recipients)
    .filter(([, { fate }]) => fate === 'pending')
    .map(([uid]) => uid);
}

/** The result of an attempt for one recipient. `isOwn`: the failure concerns only this recipient, such as a wrong address. */
export type GroupOutcome =
  | { fate: 'sent' | 'not_needed' }
  | { fate: 'failed'; failure: DeliveryFailure; isOwn: boolean };

/** A recipient for whom a separate delivery continues. */
interface MovedRecipient {
  uid: string;
  delivery: Delivery<Date>;
}

/** The result of an attempt: the fates that changed, and the recipients who get a separate delivery. */
export interface GroupEnd
  extends Pick<GroupDelivery<Date>, 'status' | 'next_attempt_at' | 'failure' | 'recipients'> {
  moved: readonly MovedRecipient[];
}

/**
 * Returns the result of an attempt. Recipients that failed for a shared reason wait together for the next attempt.
 * After the last attempt, or if the reason is their own, each continues as a separate delivery. A recipient without an
 * outcome counts as failed.
 */
export function endGroupAttempt(
  group: GroupDelivery<Date>,
  outcomes: ReadonlyMap<string, GroupOutcome>,
  now: Date,
): GroupEnd {
  const end: Omit<GroupEnd, 'moved'> = {
    status: 'settled',
    next_attempt_at: null,
    failure: null,
    recipients: {},
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

export function ownDeliveryKey(groupKey: string, uid: string): string {
  return `${groupKey}_${uid}`;
}

/** Like `outcomeOfBounce`, for one recipient of a group delivery. */
export function outcomeOfGroupBounce(
  { recipients, attempts, failure }: Pick<GroupDelivery<unknown>, 'recipients' | 'attempts' | 'failure'>,
  uid: string,
  attempt: number,
): ReturnType<typeof outcomeOfBounce> {
  const recipient = recipients[uid];
  switch (recipient?.fate) {
    case 'sent':
      return outcomeOfBounce({ status: 'sent', attempts: recipient.attempt, failure: null }, attempt);
    case 'pending':
      return outcomeOfBounce({ status: 'pending', attempts, failure }, attempt);
    default:
      return 'settled';
  }
}

/** Creates the separate delivery of a recipient whose message did not arrive after the provider accepted it. */
export function bouncedFromGroup(
  group: GroupDelivery<Date>,
  uid: string,
  failure: DeliveryFailure,
): Delivery<Date> {
  return { ...ownDelivery(group, uid), ...markGivenUp(failure) };
}

function ownDelivery(group: GroupDelivery<Date>, uid: string): Omit<Delivery<Date>, keyof DeliveryEnd> {
  const { channel, template, about_id, about_ids, language, summary, attempts, created_at, recipients } =
    group;
  return {
    channel,
    template,
    recipient: uid,
    about_id,
    ...(about_ids && { about_ids }),
    ...(language && { language }),
    ...(summary && { summary }),
    attempts: recipients[uid]?.attempt || attempts,
    created_at,
  };
}

/** Splits recipients into groups that each fit one document, and removes duplicates. */
export function inGroups(recipients: readonly string[]): string[][] {
  return chunksOf([...new Set(recipients)], GROUP_MAX_RECIPIENTS);
}

export type QueuedMessage = DeliveryMessage | GroupMessage;

/** Creates a delivery to one or several recipients that waits for its first attempt. */
export function newQueuedDelivery(
  message: QueuedMessage,
  now: Date,
  dueAt: Date = now,
): Delivery<Date> | GroupDelivery<Date> {
  return 'recipients' in message ? newGroupDelivery(message, now, dueAt) : newDelivery(message, now, dueAt);
}
