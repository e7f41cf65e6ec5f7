import type { PrayerRequest } from './prayer-request.ts';

/** An unassigned request is reminded of after this long, and again after as long once more, unless leadership chose otherwise. */
export const DEFAULT_REMINDER_HOURS = 12;

const HOUR_MS = 3_600_000;

/** When a request that has been unassigned since then is first reminded of. */
export function firstReminderAt(unassignedSince: Date, hours: number): Date {
  return new Date(unassignedSince.getTime() + hours * HOUR_MS);
}

type Waiting = Pick<
  PrayerRequest<Date>,
  'status' | 'archive_status' | 'reminder_due_at' | 'revision' | 'updated_at'
>;

/** What is to be done about a request whose time has come. */
export interface DueReminder {
  /** Since when it was due: each due time reminds once. */
  dueAt: Date;
  /** False for a request that somebody held and gave back since: it is put off, as it waits only since then. */
  isToldNow: boolean;
  nextDueAt: Date;
}

/**
 * The reminder that is due, or null where none is.
 * @param hours after which an unassigned request is reminded of
 */
export function dueReminder(request: Waiting, hours: number, now: Date): DueReminder | null {
  const { status, archive_status, reminder_due_at: dueAt, revision, updated_at } = request;
  if (status !== 'new' || archive_status !== 'active' || dueAt === null || dueAt > now) {
    return null;
  }
  const isGivenBack = revision > 0;
  const waitsUntil = firstReminderAt(updated_at, hours);
  if (isGivenBack && now < waitsUntil) {
    return { dueAt, isToldNow: false, nextDueAt: waitsUntil };
  }
  return { dueAt, isToldNow: true, nextDueAt: nextReminderAt(dueAt, hours, now) };
}

/** The next time after one that has passed: a whole number of waits later, so that a pause makes up for none. */
function nextReminderAt(dueAt: Date, hours: number, now: Date): Date {
  const waitMs = hours * HOUR_MS;
  const waits = Math.floor((now.getTime() - dueAt.getTime()) / waitMs) + 1;
  return new Date(dueAt.getTime() + waits * waitMs);
}
