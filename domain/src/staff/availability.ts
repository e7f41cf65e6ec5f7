import { type Message, message } from '@prayer-community/i18n/text';
import { startOfDay } from '../fields/calendar-days.ts';
import type { Profile } from './profile.ts';

export const UNAVAILABLE_PERIOD_REFUSALS = {
  startMissing: message('Please choose a start date.'),
  endMissing: message('Please choose an end date.'),
  startInPast: message('The start date can’t be in the past.'),
  endBeforeStart: message('The end date can’t be before the start date.'),
} as const;

/** The days on which a member is away. Each date is null or invalid until it is chosen. */
interface UnavailablePeriod {
  start: Date | null;
  end: Date | null;
}

interface PeriodProblems {
  start: Message | null;
  end: Message | null;
}

export type AvailabilityFields = Pick<
  Profile<Date>,
  'status' | 'unavailable_start_date' | 'unavailable_end_date'
>;

/** Checks a period by whole days. Both dates must be chosen, neither may be in the past, and the end may not precede the start. */
export function periodProblems({ start, end }: UnavailablePeriod, now: Date): PeriodProblems {
  const firstDay = dayOf(start);
  const lastDay = dayOf(end);
  return {
    start: startProblem(firstDay, now),
    end: endProblem(lastDay, firstDay, now),
  };
}

function startProblem(firstDay: Date | null, now: Date): Message | null {
  if (firstDay === null) {
    return UNAVAILABLE_PERIOD_REFUSALS.startMissing;
  }
  return firstDay < startOfDay(now) ? UNAVAILABLE_PERIOD_REFUSALS.startInPast : null;
}

function endProblem(lastDay: Date | null, firstDay: Date | null, now: Date): Message | null {
  if (lastDay === null) {
    return UNAVAILABLE_PERIOD_REFUSALS.endMissing;
  }
  return lastDay < (firstDay ?? startOfDay(now)) ? UNAVAILABLE_PERIOD_REFUSALS.endBeforeStart : null;
}

/**
 * Returns the fields that a valid period stores, from the start of its first day to the end of its last day in the
 * member's own time zone. A period that starts today begins now, because the hours until requests are unassigned count
 * from its beginning. The member stays available until a future period begins.
 */
export function setUnavailable(start: Date, end: Date, now: Date): AvailabilityFields {
  const firstDay = startOfDay(start);
  const isUpcoming = firstDay > now;
  return {
    status: isUpcoming ? 'available' : 'unavailable',
    unavailable_start_date: isUpcoming ? firstDay : now,
    unavailable_end_date: endOfDay(end),
  };
}

export function setAvailable(): AvailabilityFields {
  return { status: 'available', unavailable_start_date: null, unavailable_end_date: null };
}

/** True if an absence was announced that has not begun yet. */
export function hasUpcomingPeriod(
  { unavailable_start_date: start }: Pick<AvailabilityFields, 'unavailable_start_date'>,
  now: Date,
): boolean {
  return start !== null && start > now;
}

/**
 * Returns the change by which leadership sets a member's status. *Available* clears the period. *Unavailable* leaves an
 * announced absence that is yet to begin. Without one, it has no period and stays until it is changed.
 */
export function setStatus(
  status: AvailabilityFields['status'],
  current: AvailabilityFields,
  now: Date,
): Partial<AvailabilityFields> {
  const isAnnounced = status === 'unavailable' && hasUpcomingPeriod(current, now);
  return isAnnounced ? { status } : { ...setAvailable(), status };
}

function dayOf(date: Date | null): Date | null {
  return date === null || Number.isNaN(date.getTime()) ? null : startOfDay(date);
}

function endOfDay(date: Date): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate(), 23, 59, 59, 999);
}

/** Returns the change that is due because a period began or ended. Null if none is due. */
export function dueAvailability(fields: AvailabilityFields, now: Date): Partial<AvailabilityFields> | null {
  const { status, unavailable_start_date: start, unavailable_end_date: end } = fields;
  if (end !== null && end < now) {
    return setAvailable();
  }
  const hasBegun = start !== null && end !== null && start <= now;
  return hasBegun && status === 'available' ? { status: 'unavailable' } : null;
}
