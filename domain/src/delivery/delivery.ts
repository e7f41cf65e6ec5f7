import { LANGUAGES, type Language } from '@prayer-community/i18n/language';
import * as z from 'zod';
import { type Summary, summaryFields } from './notification-pace.ts';

const MINUTE_MS = 60_000;

export const DELIVERY_CHANNELS = ['email', 'sms', 'push'] as const;
export const DELIVERY_TEMPLATES = [
  'welcome',
  'recovery',
  'email_changed',
  'new_request',
  'new_requests',
  'need_alert',
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
/** `not_needed`: nobody waits for it any more; `dismissed`: given up, and a leader has taken note. */
export const DELIVERY_STATUSES = ['pending', 'sent', 'not_needed', 'given_up', 'dismissed'] as const;
/**
 * Why a try failed, according to the provider's answer; later it may say that the recipient's server `returned` a mail, or that it
 * sends none to an address any more: `suppressed`.
 */
export const DELIVERY_FAILURES = [
  'not_accepted',
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

export type RecipientKind = 'member' | 'subscribers' | 'guest';

/** Whom a message of each kind is for. */
export const RECIPIENT_KINDS: Record<DeliveryTemplate, RecipientKind> = {
  welcome: 'member',
  recovery: 'member',
  email_changed: 'member',
  new_request: 'member',
  new_requests: 'member',
  need_alert: 'member',
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

/** A message; its words, and any link in them, are made when it is sent, and stored nowhere. */
export interface DeliveryMessage {
  /** Event, recipient and channel: the same key is sent once. */
  key: string;
  channel: DeliveryChannel;
  template: DeliveryTemplate;
  /** A member of the staff by uid, subscribers by their topic, a guest by their address or number, masked. */
  recipient: string;
  /** The id of what it is about: a prayer request, an item of daily content, an invitation. */
  about_id: string | null;
  /** The language it was requested in. Absent if the language of its recipient or its subject applies. */
  language?: Language | undefined;
  /** The requests that it counts, where it is a summary. */
  summary?: Summary<Date> | undefined;
}

/** The stored fields of `deliveries/{key}`, how far a message has come, generic over the type of an instant. */
export function deliveryFields<Instant extends z.ZodType>(instant: Instant) {
  return {
    channel: z.enum(DELIVERY_CHANNELS),
    template: z.enum(DELIVERY_TEMPLATES),
    recipient: z.string(),
    about_id: z.string().nullable(),
    language: z.enum(LANGUAGES).optional(),
    /** Absent where it is no summary, or one that was queued before this was stored. */
    summary: z.object(summaryFields(instant)).optional(),
    status: z.enum(DELIVERY_STATUSES),
    attempts: z.int(),
    /** When it is to be tried next; a try that began puts this off, so that no two run at once. */
    next_attempt_at: instant.nullable(),
    created_at: instant,
    sent_at: instant.nullable(),
    /** Why the last try failed; null while none did. */
    failure: z.enum(DELIVERY_FAILURES).nullable(),
  };
}

/** How far a message has come, generic in the type of its instants. */
export type Delivery<Instant> = Omit<
  z.infer<z.ZodObject<ReturnType<typeof deliveryFields<z.ZodUnknown>>>>,
  'next_attempt_at' | 'created_at' | 'sent_at' | 'summary'
> & {
  next_attempt_at: Instant | null;
  created_at: Instant;
  sent_at: Instant | null;
  summary?: Summary<Instant> | undefined;
};

/** Longest time that one try may take before another may begin. */
export const ATTEMPT_LEASE_MS = 2 * MINUTE_MS;

/** Waits between the tries; after the last of them the delivery is given up and shown to leadership. */
export const RETRY_WAITS_MS = [1, 5, 15, 60, 240, 720].map((minutes) => minutes * MINUTE_MS);

/** The same for a requested link. After an hour its reader has requested another or given up. */
export const ASKED_RETRY_WAITS_MS = [1, 5, 15, 30].map((minutes) => minutes * MINUTE_MS);

/** The waits between the tries of a message of this kind. */
export function retryWaitsMs(template: DeliveryTemplate): readonly number[] {
  return template === 'recovery' ? ASKED_RETRY_WAITS_MS : RETRY_WAITS_MS;
}

/** The member of the staff that a message is for; null where it is for others. */
export function memberOf({
  template,
  recipient,
}: Pick<Delivery<unknown>, 'template' | 'recipient'>): string | null {
  return RECIPIENT_KINDS[template] === 'member' ? recipient : null;
}

/**
 * A delivery that waits for its first try.
 * @param dueAt when that is
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

/** The fields of a try that begins now, or null where it is not due, or another runs. */
export function beginAttempt(
  { status, attempts, next_attempt_at }: Pick<Delivery<Date>, 'status' | 'attempts' | 'next_attempt_at'>,
  now: Date,
): Pick<Delivery<Date>, 'attempts' | 'next_attempt_at'> | null {
  if (status !== 'pending' || next_attempt_at === null || next_attempt_at > now) {
    return null;
  }
  return { attempts: attempts + 1, next_attempt_at: new Date(now.getTime() + ATTEMPT_LEASE_MS) };
}

/** The fields after an attempt ends. */
export type DeliveryEnd = Pick<Delivery<Date>, 'status' | 'next_attempt_at' | 'sent_at' | 'failure'>;

/** The fields of a delivery that its provider took. */
export function markSent(now: Date): DeliveryEnd {
  return { status: 'sent', next_attempt_at: null, sent_at: now, failure: null };
}

/** The fields of a delivery that nobody waits for any more. */
export function markNotNeeded(): DeliveryEnd {
  return { status: 'not_needed', next_attempt_at: null, sent_at: null, failure: null };
}

/** The fields after a try that failed: the next one is due later, or it was the last. */
export function markFailed(
  { template, attempts }: Pick<Delivery<Date>, 'template' | 'attempts'>,
  failure: DeliveryFailure,
  now: Date,
): DeliveryEnd {
  const waitMs = retryWaitsMs(template)[attempts - 1];
  const next =
    waitMs === undefined
      ? { status: 'given_up' as const, next_attempt_at: null }
      : { status: 'pending' as const, next_attempt_at: new Date(now.getTime() + waitMs) };
  return { ...next, sent_at: null, failure };
}

/**
 * What follows when a provider says that the message of a try did not arrive: it is given up, or nothing, as a later try has begun or
 * somebody settled it; `under_way` where the try itself is not over.
 */
export function judgeReturn(
  { status, attempts }: Pick<Delivery<unknown>, 'status' | 'attempts'>,
  attempt: number,
): 'given_up' | 'settled' | 'under_way' {
  if (attempt !== attempts) {
    return 'settled';
  }
  switch (status) {
    case 'sent':
      return 'given_up';
    case 'pending':
      return 'under_way';
    default:
      return 'settled';
  }
}

/** The fields of a delivery that its provider took, and that did not arrive. */
export function markReturned(failure: Extract<DeliveryFailure, 'returned' | 'suppressed'>): DeliveryEnd {
  return { status: 'given_up', next_attempt_at: null, sent_at: null, failure };
}

/** The fields of one more try, which begins now, of a delivery that was given up; null for any other. */
export function beginRetry(
  { status, template, attempts }: Pick<Delivery<Date>, 'status' | 'template' | 'attempts'>,
  now: Date,
): Pick<Delivery<Date>, 'status' | 'attempts' | 'next_attempt_at'> | null {
  if (status !== 'given_up') {
    return null;
  }
  return {
    status: 'pending',
    // However often it is retried by hand, a failure gives it up again at once.
    attempts: Math.max(attempts, retryWaitsMs(template).length) + 1,
    next_attempt_at: new Date(now.getTime() + ATTEMPT_LEASE_MS),
  };
}

/**
 * The greeting of a new member, with the link to choose a password.
 * @param addedAt as the profile says: a member who is deleted and added again is greeted again
 * @param language the one in which they were added; without it, their own
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
