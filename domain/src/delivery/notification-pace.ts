import * as z from 'zod';
import type { DistributionGroupId } from '../distribution/distribution.ts';
import { SUBMISSION_TYPES, type SubmissionType } from '../request-form/request-choices.ts';
import type { CrisisSign } from '../safety/crisis-keywords.ts';

const MINUTE_MS = 60_000;

/** Nobody is notified of new requests more often, except of urgent ones. */
export const SUMMARY_INTERVAL_MS = 5 * MINUTE_MS;

/** A request is stored at most this long after the moment that it says: a summary waits for it. */
export const STORING_MS = MINUTE_MS;

/** So many urgent requests in one interval are announced at once, and so many with crisis signs; a summary counts the others. */
export const MOST_URGENT = 10;

/** The requests that a summary counts, generic over the type of an instant. */
export function summaryFields<Instant extends z.ZodType>(instant: Instant) {
  return { submission_types: z.array(z.enum(SUBMISSION_TYPES)), from: instant, until: instant };
}

/** The new requests of some types that were created from one moment until before another. */
export interface Summary<Instant> {
  submission_types: SubmissionType[];
  from: Instant;
  until: Instant;
}

/** The stored fields of `notification_paces/{groupId}`, generic over the type of an instant. */
export function notificationPaceFields<Instant extends z.ZodType>(instant: Instant) {
  return {
    last_at: instant,
    last_id: z.string(),
    summary_from: instant.nullable(),
    urgent_at: z.array(instant),
    crisis_at: z.array(instant).default([]),
  };
}

/** What a group was last notified of. */
export interface NotificationPace<Instant> {
  /** When the last request that was announced at once was created, or until when a summary counts. */
  last_at: Instant;
  /** The request that was announced, or with which the summary began. */
  last_id: string;
  /** From when on the summary counts; null where a request was announced at once. */
  summary_from: Instant | null;
  /** When the last urgent requests without crisis signs that were announced at once were created. */
  urgent_at: Instant[];
  /** The same of those with crisis signs: what anyone can call urgent uses up nothing of theirs. */
  crisis_at: Instant[];
}

/** What a request needs to be for its group to be notified. */
export interface PacedRequest {
  id: string;
  created_at: Date;
  isUrgent: boolean;
  signs_of_need: readonly CrisisSign[];
}

/** How a group is notified of a request: at once, with the summary that it begins, or with one that is due already. */
export type PacedNotification =
  | { kind: 'at_once'; pace: NotificationPace<Date> }
  | { kind: 'summary'; from: Date; until: Date; pace: NotificationPace<Date> }
  | { kind: 'counted' };

/**
 * How a group is notified of a request. The first is announced at once; those of the next five minutes, and of each five minutes
 * after a summary, come in one summary. Urgent requests never wait, up to a number that no church has. It depends on when requests
 * were created alone: an event that comes again soon changes nothing.
 */
export function paceNotification(
  pace: NotificationPace<Date> | null,
  { id, created_at: at, isUrgent, signs_of_need }: PacedRequest,
): PacedNotification {
  const counter = signs_of_need.length > 0 ? 'crisis_at' : 'urgent_at';
  const recent = { urgent_at: near(pace?.urgent_at, at), crisis_at: near(pace?.crisis_at, at) };
  const isUrgentNow = isUrgent && recent[counter].length < MOST_URGENT;
  const counted = isUrgentNow ? { ...recent, [counter]: [...recent[counter], at] } : recent;
  if (pace === null || msBetween(pace.last_at, at) >= SUMMARY_INTERVAL_MS) {
    return { kind: 'at_once', pace: { last_at: at, last_id: id, summary_from: null, ...counted } };
  }
  if (isUrgentNow) {
    return { kind: 'at_once', pace: { ...pace, ...counted } };
  }
  if (id === pace.last_id || isCounted(pace, at)) {
    return { kind: 'counted' };
  }
  // Requests may come in another order than they were created: nothing before the first was announced for five minutes.
  const from = pace.summary_from === null ? afterMs(pace.last_at, -SUMMARY_INTERVAL_MS) : pace.last_at;
  const until = afterMs(pace.last_at, SUMMARY_INTERVAL_MS);
  if (at < from) {
    // It came so late that its summary is over.
    return { kind: 'at_once', pace: { ...pace, ...counted } };
  }
  return {
    kind: 'summary',
    from,
    until,
    pace: { last_at: until, last_id: id, summary_from: from, ...counted },
  };
}

/** Those of the moments that are in one interval with another. */
function near(moments: readonly Date[] = [], at: Date): Date[] {
  return moments.filter((one) => Math.abs(msBetween(one, at)) < SUMMARY_INTERVAL_MS);
}

function isCounted({ summary_from, last_at }: NotificationPace<Date>, at: Date): boolean {
  return summary_from !== null && summary_from <= at && at < last_at;
}

function afterMs(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}

function msBetween(one: Date, other: Date): number {
  return other.getTime() - one.getTime();
}

/** When a summary is sent: once every request that it counts is stored. */
export function summaryDueAt({ until }: Pick<Summary<Date>, 'until'>): Date {
  return afterMs(until, STORING_MS);
}

/** The types of requests that a group is notified of. */
export function typesOfGroup(groupId: DistributionGroupId): SubmissionType[] {
  return groupId === 'leadership' ? [...SUBMISSION_TYPES] : ['prayer_team'];
}
