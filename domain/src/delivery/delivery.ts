import { LANGUAGES, type Language } from '@prayer-community/i18n/language';
import * as z from 'zod';
import { documentIdSchema } from '../fields/document-id.ts';
import { after, DAY_MS, MINUTE_MS } from '../fields/durations.ts';
import type { Stored } from '../fields/stored.ts';
import { type Summary, summaryFields } from './notification-pace.ts';

/** The id of a delivery. */
export const deliveryKeySchema = documentIdSchema(500);

/** Long after anything could queue the same message again. */
export const DELIVERY_RETENTION_DAYS = 90;

export const DELIVERY_CHANNELS = ['email', 'sms', 'push'] as const;
export const DELIVERY_TEMPLATES = [
  'welcome',
  'recovery',
  'email_changed',
  'new_request',
  'new_requests',
  'need_alert',
  'wall_alert',
  'unassigned_reminder',
  'escalation',
  'returned',
  'assigned',
  'daily_content',
  'invitation',
  'requester_answered',
  'reply_review',
  'status_link',
  'reply',
  'prayer_notice',
] as const;
/** `not_needed`: no one needs the message any longer. `dismissed`: given up, and acknowledged by a leader. */
export const DELIVERY_STATUSES = ['pending', 'sent', 'not_needed', 'given_up', 'dismissed'] as const;
/**
 * Why an attempt failed, according to the provider. `not_accepted`: it refused the message without naming the
 * recipient. `wrong_address`: it names the recipient's address or phone number as the reason. `returned`: the
 * recipient's server bounced the email, or the phone company did not deliver the text message, which is reported later.
 * `suppressed`: the provider no longer sends to that address or phone number.
 */
export const DELIVERY_FAILURES = [
  'not_accepted',
  'wrong_address',
  'not_authorized',
  'not_configured',
  'sender_not_verified',
  'unreachable',
  'returned',
  'suppressed',
  'unexpected',
] as const;

export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number];
export type DeliveryTemplate = (typeof DELIVERY_TEMPLATES)[number];
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number];

type RecipientKind = 'member' | 'subscribers' | 'guest';

export const RECIPIENT_KINDS: Record<DeliveryTemplate, RecipientKind> = {
  welcome: 'member',
  recovery: 'member',
  email_changed: 'member',
  new_request: 'member',
  new_requests: 'member',
  need_alert: 'member',
  wall_alert: 'member',
  unassigned_reminder: 'member',
  escalation: 'member',
  returned: 'member',
  assigned: 'member',
  daily_content: 'subscribers',
  invitation: 'guest',
  requester_answered: 'member',
  reply_review: 'member',
  status_link: 'guest',
  reply: 'guest',
  prayer_notice: 'guest',
};

/** A message to deliver. Its text and any link in it are generated when it is sent and never stored. */
export interface DeliveryMessage {
  /** Identifies the event, recipient and channel. Each key is sent only once. */
  key: string;
  channel: DeliveryChannel;
  template: DeliveryTemplate;
  /** The uid of a staff member, the topic of subscribers, or the masked address or phone number of a guest. */
  recipient: string;
  /** The id of the subject, such as a prayer request, a daily content item or an invitation. */
  about_id: string | null;
  /** If this is about several requests, their ids. Then there is no `about_id`. */
  about_ids?: string[] | undefined;
  /** The language in which the message was requested. Absent if the language of its recipient or subject applies. */
  language?: Language | undefined;
  /** If this is a summary, the requests that it counts. */
  summary?: Summary<Date> | undefined;
}

/** The stored fields of `deliveries/{key}`, the progress of a message. */
export function deliveryFields(instant: z.ZodType<Date>) {
  return {
    channel: z.enum(DELIVERY_CHANNELS),
    template: z.enum(DELIVERY_TEMPLATES),
    recipient: z.string(),
    about_id: z.string().nullable(),
    about_ids: z.array(z.string()).optional(),
    language: z.enum(LANGUAGES).optional(),
    /** Absent if this is not a summary. */
    summary: z.object(summaryFields(instant)).optional(),
    status: z.enum(DELIVERY_STATUSES),
    attempts: z.int(),
    /** When the next attempt is due. An attempt postpones it when it begins, so no two run at once. */
    next_attempt_at: instant.nullable(),
    created_at: instant,
    sent_at: instant.nullable(),
    /** Why the last attempt failed. Null while an attempt is running, and if there was no failure. */
    failure: z.enum(DELIVERY_FAILURES).nullable(),
    /** True once an attempt has counted it against the limits of its address. Absent before, and if no limit applies. */
    is_counted: z.boolean().optional(),
  };
}

export type Delivery<Instant> = Stored<typeof deliveryFields, Instant>;

/** Maximum duration of one attempt before another may begin. */
export const ATTEMPT_LEASE_MS = 2 * MINUTE_MS;

/** Waits between attempts. If the attempt after the last wait fails, the delivery is given up and shown to leadership. */
export const RETRY_WAITS_MS = [1, 5, 15, 60, 240, 720].map((minutes) => minutes * MINUTE_MS);

/** Waits for a requested link. After an hour, the requesting user has requested another one or given up. */
export const ASKED_RETRY_WAITS_MS = [1, 5, 15, 30].map((minutes) => minutes * MINUTE_MS);

function retryWaitsMs(template: DeliveryTemplate): readonly number[] {
  return template === 'recovery' ? ASKED_RETRY_WAITS_MS : RETRY_WAITS_MS;
}

/** Returns the uid of the staff member a message is for. Null if it is for someone else. */
export function memberOf({
  template,
  recipient,
}: Pick<Delivery<unknown>, 'template' | 'recipient'>): string | null {
  return RECIPIENT_KINDS[template] === 'member' ? recipient : null;
}

/**
 * Creates a delivery that waits for its first attempt.
 * @param dueAt when the first attempt is due
 */
export function newDelivery(
  { key: _id, ...message }: DeliveryMessage,
  now: Date,
  dueAt: Date = now,
): Delivery<Date> {
  return {
    ...message,
    status: 'pending',
    attempts: 0,
    next_attempt_at: dueAt,
    created_at: now,
    sent_at: null,
    failure: null,
  };
}

type AttemptBegin = Pick<Delivery<Date>, 'attempts' | 'next_attempt_at' | 'failure'>;

/** Returns the fields of an attempt that begins now. Null if none is due or another one is running. */
export function beginAttempt(
  { status, attempts, next_attempt_at }: Pick<Delivery<Date>, 'status' | 'attempts' | 'next_attempt_at'>,
  now: Date,
): AttemptBegin | null {
  if (status !== 'pending' || next_attempt_at === null || next_attempt_at > now) {
    return null;
  }
  return leasedAttempt(attempts + 1, now);
}

function leasedAttempt(attempts: number, now: Date): AttemptBegin {
  return { attempts, next_attempt_at: after(now, ATTEMPT_LEASE_MS), failure: null };
}

export type DeliveryEnd = Pick<Delivery<Date>, 'status' | 'next_attempt_at' | 'sent_at' | 'failure'>;

/** Returns the fields of a delivery that the provider accepted. */
export function markSent(now: Date): DeliveryEnd {
  return { status: 'sent', next_attempt_at: null, sent_at: now, failure: null };
}

export function markNotNeeded(): DeliveryEnd {
  return { status: 'not_needed', next_attempt_at: null, sent_at: null, failure: null };
}

/** Returns the fields of a delivery that a daily limit holds back. */
export function markPostponed(now: Date): DeliveryEnd {
  return { status: 'pending', next_attempt_at: after(now, DAY_MS), sent_at: null, failure: null };
}

/** Failures of the recipient. No further attempt can help. */
const RECIPIENT_FAILURES: readonly DeliveryFailure[] = ['wrong_address', 'suppressed'];

/** Returns the fields after a failed attempt. Schedules the next attempt, or gives up if there is none or it cannot help. */
export function markFailed(
  { template, attempts }: Pick<Delivery<Date>, 'template' | 'attempts'>,
  failure: DeliveryFailure,
  now: Date,
): DeliveryEnd {
  const waitMs = RECIPIENT_FAILURES.includes(failure) ? undefined : retryWaitsMs(template)[attempts - 1];
  return waitMs === undefined
    ? markGivenUp(failure)
    : { status: 'pending', next_attempt_at: after(now, waitMs), sent_at: null, failure };
}

/** Returns the fields of a delivery that only a person retries from now on. */
export function markGivenUp(failure: DeliveryFailure): DeliveryEnd {
  return { status: 'given_up', next_attempt_at: null, sent_at: null, failure };
}

/**
 * Judges a provider's report that the message of an attempt did not arrive. `given_up`: the delivery is to be given up.
 * `settled`: nothing changes, because a later attempt began or someone settled it. `under_way`: the attempt is not
 * over. An attempt that counts as failed may have sent the message: the provider's answer was lost.
 */
export function outcomeOfBounce(
  { status, attempts, failure }: Pick<Delivery<unknown>, 'status' | 'attempts' | 'failure'>,
  attempt: number,
): 'given_up' | 'settled' | 'under_way' {
  if (attempt !== attempts) {
    return 'settled';
  }
  switch (status) {
    case 'sent':
      return 'given_up';
    case 'pending':
      return failure === null ? 'under_way' : 'given_up';
    default:
      return 'settled';
  }
}

/** Returns the fields of one more attempt, beginning now, for a delivery that was given up. Null for any other. */
export function beginRetry(
  { status, attempts }: Pick<Delivery<Date>, 'status' | 'attempts'>,
  now: Date,
): (AttemptBegin & Pick<Delivery<Date>, 'status'>) | null {
  return status === 'given_up' ? { status: 'pending', ...leasedAttempt(attempts + 1, now) } : null;
}

/**
 * Creates the welcome to a new member, with the link to choose a password.
 * @param addedAt the time in the profile. A member who is deleted and added again is welcomed again.
 * @param language the language used when they were added. Defaults to their own.
 */
export function welcomeMessage(uid: string, addedAt: Date, language?: Language): DeliveryMessage {
  return {
    key: `welcome_${uid}_${addedAt.getTime()}`,
    channel: 'email',
    template: 'welcome',
    recipient: uid,
    about_id: null,
    ...(language && { language }),
  };
}
