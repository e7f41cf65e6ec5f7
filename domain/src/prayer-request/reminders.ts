import type { UrgencyLevel } from '../request-form/request-choices.ts';
import {
  choiceFingerprint,
  dueTime,
  hoursAfter,
  nextReminderAt,
  postponePastQuietHours,
  type ReminderChoice,
  reminderAfter,
} from './due-time.ts';
import { effectiveUrgency, type Urgent } from './effective-urgency.ts';
import type { PrayerRequest } from './prayer-request.ts';
import { type ReminderSchedule, UNSET_SCHEDULE } from './reminder-schedule.ts';

type ScheduledRequest = Pick<
  PrayerRequest<Date>,
  | 'status'
  | 'archive_status'
  | 'source'
  | 'created_at'
  | 'reminder_due_at'
  | 'clock'
  | 'revision'
  | 'updated_at'
> &
  Urgent;

type Dated = Pick<ScheduledRequest, 'created_at' | 'updated_at' | 'revision'>;

/**
 * True once the request was assigned, closed or otherwise moved on. A change of the come-back date also raises the
 * revision, but does not count.
 */
function wasWorkedOn({ created_at, updated_at, revision }: Dated): boolean {
  return revision > 0 && updated_at > created_at;
}

/** Returns since when a request has been waiting: since it was received, or since it was unassigned again. */
function waitsSince(request: Dated): Date {
  return wasWorkedOn(request) ? request.updated_at : request.created_at;
}

function isUnassigned({ status, archive_status }: ScheduledRequest): boolean {
  return status === 'new' && archive_status === 'active';
}

/** True for an imported request that no one has worked on here. It has no due time, and no reminders are sent. */
function isAsImported(request: ScheduledRequest): boolean {
  return request.source === 'import' && !wasWorkedOn(request);
}

/**
 * Returns when a request should be assigned. Null if it is not waiting for an assignee, if no one has worked on it
 * since its import, or if the urgencies do not have their own hours.
 */
export function dueAt(request: ScheduledRequest, choice: ReminderChoice): Date | null {
  return choice.by_urgency && isUnassigned(request) && !isAsImported(request)
    ? dueTime(waitsSince(request), effectiveUrgency(request), choice)
    : null;
}

export function isOverdue(request: ScheduledRequest, choice: ReminderChoice, now: Date): boolean {
  const due = dueAt(request, choice);
  return due !== null && due <= now;
}

/** True if all leaders were notified of a request that is still waiting. */
export function isEscalated(request: ScheduledRequest): boolean {
  const { escalated_at } = request.clock;
  return isUnassigned(request) && escalated_at !== null && escalated_at >= waitsSince(request);
}

/** Returns how many reminders were sent since the request began to wait. */
function remindersOf(request: ScheduledRequest): number {
  const { reminded_at, reminder_count } = request.clock;
  return reminded_at !== null && reminded_at >= waitsSince(request) ? reminder_count : 0;
}

export interface StoredSchedule {
  reminder_due_at: Date;
  clock: ReminderSchedule<Date>;
}

export function startSchedule(since: Date, urgency: UrgencyLevel, choice: ReminderChoice): StoredSchedule {
  if (!choice.by_urgency) {
    return { reminder_due_at: hoursAfter(since, choice.unassigned_after_hours), clock: UNSET_SCHEDULE };
  }
  const due = dueTime(since, urgency, choice);
  return {
    reminder_due_at: due,
    clock: { ...UNSET_SCHEDULE, due_at: due, reckoned_by: choiceFingerprint(choice) },
  };
}

/** Sorts requests without a due time after all others. */
const NEVER_DUE = new Date('9999-12-31T00:00:00Z');

/** Returns the schedule of an imported request, which sends no reminders. */
export function importedSchedule(choice: ReminderChoice): Omit<ScheduleStep, 'reminder'> {
  return {
    reminder_due_at: null,
    clock: { ...UNSET_SCHEDULE, due_at: NEVER_DUE, reckoned_by: choiceFingerprint(choice) },
  };
}

export interface ScheduleStep extends Pick<StoredSchedule, 'clock'> {
  /** Null if nothing is due. */
  reminder_due_at: Date | null;
  /** The reminder to send now. Null if it is postponed or recomputed. */
  reminder: DueReminder | null;
}

interface DueReminder {
  /** Since when the reminder has been due. There is one reminder per due time. */
  dueAt: Date;
  /** True if earlier reminders went unanswered, so all leaders are notified. */
  isEscalation: boolean;
}

/** Returns the next step for a waiting request. Null if there is nothing to do yet. */
export function advanceSchedule(
  request: ScheduledRequest,
  choice: ReminderChoice,
  now: Date,
): ScheduleStep | null {
  if (!isUnassigned(request)) {
    return null;
  }
  if (isAsImported(request)) {
    return advanceImported(request, choice);
  }
  return choice.by_urgency ? advanceByUrgency(request, choice, now) : advanceUniform(request, choice, now);
}

/** Records changed settings, because the scheduler looks for requests computed with earlier ones. */
function advanceImported({ clock }: ScheduledRequest, choice: ReminderChoice): ScheduleStep | null {
  const schedule = importedSchedule(choice);
  return clock.reckoned_by === schedule.clock.reckoned_by ? null : { reminder: null, ...schedule };
}

function advanceByUrgency(request: ScheduledRequest, choice: ReminderChoice, now: Date): ScheduleStep | null {
  const urgency = effectiveUrgency(request);
  const since = waitsSince(request);
  const reminders = remindersOf(request);
  // Nothing from an earlier wait counts.
  const clock = reminders > 0 ? request.clock : UNSET_SCHEDULE;
  const lastAt = clock.reminded_at;
  const due = dueTime(since, urgency, choice);
  const nextAt = lastAt === null ? due : reminderAfter(lastAt, since, urgency, choice);
  const computed = { ...clock, due_at: due, reckoned_by: choiceFingerprint(choice) };
  // A run during quiet hours sends nothing, even if the reminder was due before them.
  const sendAt = nextAt > now ? nextAt : postponePastQuietHours(now, urgency, choice);
  if (sendAt > now) {
    const isUnchanged =
      request.reminder_due_at?.getTime() === sendAt.getTime() &&
      request.clock.due_at?.getTime() === due.getTime() &&
      request.clock.reckoned_by === computed.reckoned_by;
    return isUnchanged ? null : { reminder: null, reminder_due_at: sendAt, clock: computed };
  }
  const { escalate_after_reminders: remindersBeforeEscalation } = choice;
  const isEscalation =
    remindersBeforeEscalation > 0 && reminders >= remindersBeforeEscalation && !isEscalated(request);
  return {
    reminder: { dueAt: nextAt, isEscalation },
    reminder_due_at: reminderAfter(now, since, urgency, choice),
    clock: {
      ...computed,
      reminder_count: reminders + 1,
      reminded_at: now,
      escalated_at: isEscalation ? now : clock.escalated_at,
    },
  };
}

function advanceUniform(request: ScheduledRequest, choice: ReminderChoice, now: Date): ScheduleStep | null {
  const { reminder_due_at: dueAt, updated_at, source } = request;
  // If leadership turns the schedule by urgency on again, it recomputes the due time.
  const clock = { ...request.clock, reckoned_by: '' };
  const hours = choice.unassigned_after_hours;
  if (dueAt === null && source === 'import') {
    // It is unassigned for the first time.
    return { reminder: null, reminder_due_at: hoursAfter(updated_at, hours), clock };
  }
  if (dueAt === null || dueAt > now) {
    return null;
  }
  const waitsUntil = hoursAfter(updated_at, hours);
  if (wasWorkedOn(request) && now < waitsUntil) {
    return { reminder: null, reminder_due_at: waitsUntil, clock };
  }
  return {
    reminder: { dueAt, isEscalation: false },
    reminder_due_at: nextReminderAt(dueAt, hours, now),
    clock: { ...clock, reminder_count: remindersOf(request) + 1, reminded_at: now },
  };
}

/**
 * Returns what changes in the schedule of a request that starts waiting again or whose urgency changed. Null if nothing
 * does. A reminder that is due is left for the scheduler, which sends and counts it.
 */
export function restartedSchedule(
  request: ScheduledRequest,
  choice: ReminderChoice,
  now: Date,
): Partial<Omit<ScheduleStep, 'reminder'>> | null {
  // An imported request has no due time yet.
  if (!choice.by_urgency && request.reminder_due_at !== null) {
    return request.status === 'new'
      ? restartedUniform(request, request.reminder_due_at, choice.unassigned_after_hours, now)
      : null;
  }
  const step = advanceSchedule(request, choice, now);
  if (step?.reminder) {
    return {
      reminder_due_at: step.reminder.dueAt,
      clock: { ...request.clock, due_at: step.clock.due_at },
    };
  }
  return step && { reminder_due_at: step.reminder_due_at, clock: step.clock };
}

/** A due time from longer hours than now comes earlier. One that comes too early is postponed once it is due. */
function restartedUniform(
  request: ScheduledRequest,
  dueAt: Date,
  hours: number,
  now: Date,
): Partial<StoredSchedule> | null {
  const clock = { ...request.clock, reckoned_by: '' };
  const waitsUntil = hoursAfter(request.updated_at, hours);
  if (wasWorkedOn(request) && now < waitsUntil && waitsUntil < dueAt) {
    return { reminder_due_at: waitsUntil, clock };
  }
  return request.clock.reckoned_by === '' ? null : { clock };
}
