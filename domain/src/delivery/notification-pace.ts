import * as z from 'zod';
import { after, HOUR_MS, MINUTE_MS } from '../fields/durations.ts';
import type { Stored } from '../fields/stored.ts';
import { SUBMISSION_TYPES } from '../request-form/request-choices.ts';
import type { CrisisSign } from '../safety/crisis-signs.ts';

/** Minimum time between notifications of new requests, except urgent ones. */
export const SUMMARY_INTERVAL_MS = 5 * MINUTE_MS;

/** A request is stored at most this long after its `created_at`. A summary waits this long for it. */
const STORING_MS = MINUTE_MS;

/**
 * Maximum number of urgent or late requests per interval that are announced immediately. Requests with crisis signs have
 * a separate limit of the same size, and the last alert before it says so. A summary counts the rest.
 */
export const URGENT_ANNOUNCEMENTS_MAX = 10;

/**
 * Maximum number of urgent or late requests without crisis signs per hour that are announced immediately. Anyone can mark
 * a request as urgent, and its emails share SendGrid's plan with the sign-in codes of staff.
 */
export const URGENT_ANNOUNCEMENTS_PER_HOUR = 20;

export function summaryFields(instant: z.ZodType<Date>) {
  return { submission_types: z.array(z.enum(SUBMISSION_TYPES)), from: instant, until: instant };
}

/** The new requests of certain types created at or after `from` and before `until`. */
export type Summary<Instant> = Stored<typeof summaryFields, Instant>;

/** The stored fields of `notification_paces/{groupId}`. */
export function notificationPaceFields(instant: z.ZodType<Date>) {
  return {
    /** When the request that opened the interval was created, or the end of the summary. */
    last_at: instant,
    /** The request that opened the interval, or with which the summary began. */
    last_id: z.string(),
    /** The start of the summary. Null if the interval was opened by a request that was announced immediately. */
    summary_from: instant.nullable(),
    /** When the urgent or late requests of the last hour without crisis signs were announced. */
    urgent_at: z.array(instant),
    /**
     * When requests with crisis signs of the last five minutes were announced. Requests that anyone can mark as urgent do
     * not use up this limit.
     */
    crisis_at: z.array(instant).default([]),
  };
}

export type NotificationPace<Instant> = Stored<typeof notificationPaceFields, Instant>;

export interface PacedRequest {
  id: string;
  created_at: Date;
  isUrgent: boolean;
  signs_of_need: readonly CrisisSign[];
}

/** How a group is notified of a request: immediately, in a new summary, or in a summary that is already scheduled. */
export type PacedNotification =
  | { kind: 'at_once'; pace: NotificationPace<Date> }
  | { kind: 'summary'; from: Date; until: Date; pace: NotificationPace<Date> }
  | { kind: 'counted' };

/**
 * Decides how a group is notified of a request. The first request is announced immediately. Requests of the next five
 * minutes, and of each five minutes after a summary, are announced in one summary. Urgent requests never wait, up to a
 * number that no church reaches, and neither does a request whose event is late. Only creation times decide what a
 * summary counts, so an event that is redelivered soon afterwards changes nothing.
 */
export function paceNotification(
  pace: NotificationPace<Date> | null,
  { id, created_at: at, isUrgent, signs_of_need }: PacedRequest,
  now: Date,
): PacedNotification {
  const counter = signs_of_need.length > 0 ? 'crisis_at' : 'urgent_at';
  // By the time of the announcement: after an outage, events arrive together and in any order.
  const recent = {
    urgent_at: near(pace?.urgent_at, now, HOUR_MS),
    crisis_at: near(pace?.crisis_at, now, SUMMARY_INTERVAL_MS),
  };
  const isSoon = (isUrgent || isLate(pace, at)) && !isLimitReached(recent[counter], now);
  const counted = isSoon ? { ...recent, [counter]: [...recent[counter], now] } : recent;
  if (pace === null || msBetween(pace.last_at, at) >= SUMMARY_INTERVAL_MS) {
    return { kind: 'at_once', pace: { last_at: at, last_id: id, summary_from: null, ...counted } };
  }
  if (isSoon) {
    return { kind: 'at_once', pace: { ...pace, ...counted } };
  }
  if (id === pace.last_id || isCounted(pace, at)) {
    return { kind: 'counted' };
  }
  if (isLate(pace, at)) {
    const from = after(at, -SUMMARY_INTERVAL_MS);
    const until = pace.summary_from ?? pace.last_at;
    return { kind: 'summary', from, until, pace: { ...pace, last_id: id, summary_from: from, ...counted } };
  }
  const from = pace.summary_from === null ? announcedFrom(pace) : pace.last_at;
  const until = after(pace.last_at, SUMMARY_INTERVAL_MS);
  return {
    kind: 'summary',
    from,
    until,
    pace: { last_at: until, last_id: id, summary_from: from, ...counted },
  };
}

/** True while further requests with crisis signs are not announced one by one. */
export function isCrisisLimitReached(
  pace: Pick<NotificationPace<Date>, 'crisis_at'> | null,
  now: Date,
): boolean {
  return near(pace?.crisis_at, now, SUMMARY_INTERVAL_MS).length >= URGENT_ANNOUNCEMENTS_MAX;
}

function isLimitReached(moments: readonly Date[], now: Date): boolean {
  return (
    near(moments, now, SUMMARY_INTERVAL_MS).length >= URGENT_ANNOUNCEMENTS_MAX ||
    moments.length >= URGENT_ANNOUNCEMENTS_PER_HOUR
  );
}

function near(moments: readonly Date[] = [], at: Date, maxMs: number): Date[] {
  return moments.filter((one) => Math.abs(msBetween(one, at)) < maxMs);
}

function isCounted({ summary_from, last_at }: NotificationPace<Date>, at: Date): boolean {
  return summary_from !== null && summary_from <= at && at < last_at;
}

/** True if the summary that would have counted a request of this time may be over. */
function isLate(pace: NotificationPace<Date> | null, at: Date): boolean {
  return pace !== null && at < announcedFrom(pace);
}

/** Requests may arrive out of order. Nothing was announced in the five minutes before the first. */
function announcedFrom({ summary_from, last_at }: NotificationPace<Date>): Date {
  return summary_from ?? after(last_at, -SUMMARY_INTERVAL_MS);
}

function msBetween(one: Date, other: Date): number {
  return other.getTime() - one.getTime();
}

/** Returns when to send a summary: once every request that it counts is stored. */
export function summaryDueAt({ until }: Pick<Summary<Date>, 'until'>): Date {
  return after(until, STORING_MS);
}
