const MINUTE_MS = 60_000;

export const DELIVERY_CHANNELS = ['email', 'sms', 'push'] as const;
export const DELIVERY_TEMPLATES = ['welcome', 'new_request', 'unassigned_reminder', 'assigned'] as const;
export const DELIVERY_STATUSES = ['pending', 'sent', 'given_up'] as const;

export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number];
export type DeliveryTemplate = (typeof DELIVERY_TEMPLATES)[number];
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** A message to one member of the staff; its words are made when it is sent, and stored nowhere. */
export interface DeliveryMessage {
  /** What happened, and to whom it is told how: the same key is sent once. */
  key: string;
  channel: DeliveryChannel;
  template: DeliveryTemplate;
  recipient: string;
  /** The prayer request that it is about. */
  request_id: string | null;
}

/** `deliveries/{key}`: how far a message has come. */
export interface Delivery<Instant> extends Omit<DeliveryMessage, 'key'> {
  status: DeliveryStatus;
  attempts: number;
  /** When it is to be tried next; a try that began puts this off, so that no two run at once. */
  next_attempt_at: Instant | null;
  created_at: Instant;
  sent_at: Instant | null;
}

/** Longest time that one try may take before another may begin. */
export const ATTEMPT_LEASE_MS = 2 * MINUTE_MS;

/** Waits between the tries; after the last of them the delivery is given up and shown to leadership. */
export const RETRY_WAITS_MS = [1, 5, 15, 60, 240, 720].map((minutes) => minutes * MINUTE_MS);

/** A delivery that waits for its first try. */
export function newDelivery({ key: _id, ...message }: DeliveryMessage, now: Date): Delivery<Date> {
  return {
    ...message,
    status: 'pending',
    attempts: 0,
    next_attempt_at: now,
    created_at: now,
    sent_at: null,
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

/** The fields of a delivery that arrived. */
export function markSent(now: Date): Pick<Delivery<Date>, 'status' | 'next_attempt_at' | 'sent_at'> {
  return { status: 'sent', next_attempt_at: null, sent_at: now };
}

/** The fields after a try that failed: the next one later, or the end. */
export function markFailed(attempts: number, now: Date): Pick<Delivery<Date>, 'status' | 'next_attempt_at'> {
  const waitMs = RETRY_WAITS_MS[attempts - 1];
  return waitMs === undefined
    ? { status: 'given_up', next_attempt_at: null }
    : { status: 'pending', next_attempt_at: new Date(now.getTime() + waitMs) };
}

/** The greeting of a new member, with the link to choose a password. */
export function welcomeMessage(uid: string): DeliveryMessage {
  return { key: `welcome_${uid}`, channel: 'email', template: 'welcome', recipient: uid, request_id: null };
}
