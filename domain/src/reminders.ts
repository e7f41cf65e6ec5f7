import type { PrayerRequest } from './prayer-request.ts';

/** An unassigned request is reminded of after this long, and again after as long once more. */
export const DEFAULT_REMINDER_HOURS = 12;

const HOUR_MS = 3_600_000;

/** When an unassigned request is first reminded of. */
export function firstReminderAt(createdAt: Date, hours: number = DEFAULT_REMINDER_HOURS): Date {
  return new Date(createdAt.getTime() + hours * HOUR_MS);
}

type Waiting = Pick<PrayerRequest<Date>, 'status' | 'archive_status' | 'reminder_due_at'>;

/** True where nobody was given the request, and its time has come. */
export function isReminderDue({ status, archive_status, reminder_due_at }: Waiting, now: Date): boolean {
  return (
    status === 'new' && archive_status === 'active' && reminder_due_at !== null && reminder_due_at <= now
  );
}

/** The next time after one that has passed: a whole number of waits later, so that a pause makes up for none. */
export function nextReminderAt(dueAt: Date, hours: number, now: Date): Date {
  const waitMs = hours * HOUR_MS;
  const waits = Math.floor((now.getTime() - dueAt.getTime()) / waitMs) + 1;
  return new Date(dueAt.getTime() + waits * waitMs);
}
