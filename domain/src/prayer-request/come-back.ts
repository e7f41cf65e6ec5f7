import { type Message, message } from '@prayer-community/i18n/text';
import type { PrayerRequest } from './prayer-request.ts';
import { isEndedForGood } from './request-transitions.ts';

type Request = PrayerRequest<Date>;

/** The come-back date can be at most this many days away. */
export const COME_BACK_MAX_DAYS = 366;

/** The last day that can be chosen, in days after today. Its morning is within the limit at any time of the day. */
export const LAST_COME_BACK_DAY = COME_BACK_MAX_DAYS - 1;

/** Days until the come-back date for the choices that need no calendar. */
export const COME_BACK_CHOICES_DAYS = { threeDays: 3, twoWeeks: 14 } as const;

/** The hour of the day, in local time, when a come-back becomes due. */
const MORNING_HOUR = 8;

/** One-tap answers to how it went. */
export const COME_BACK_ANSWERS = ['went_well', 'still_praying', 'no_answer'] as const;

export type ComeBackAnswer = (typeof COME_BACK_ANSWERS)[number];

/** Days until the next come-back date after an answer. Null if no further date is needed. */
const DAYS_AFTER: Readonly<Record<ComeBackAnswer, number | null>> = {
  went_well: null,
  still_praying: 14,
  no_answer: 3,
};

export interface ComeBackFields {
  come_back_at: Date | null;
  /** The member who set or cleared it. */
  come_back_by: string;
  revision: number;
}

/** True if the team may come back to the requester. False once the request was anonymized or its requester ended it. */
export function mayPlanComeBack(
  request: Pick<PrayerRequest<unknown>, 'emptied_at' | 'ended_by_requester'>,
): boolean {
  return !isEndedForGood(request);
}

/** Returns the fields that set the come-back date. Null clears it. */
export function planComeBack(
  seen: Pick<Request, 'revision'>,
  actorUid: string,
  at: Date | null,
): ComeBackFields {
  return { come_back_at: at, come_back_by: actorUid, revision: seen.revision + 1 };
}

/** True if the write was applied although its response was lost. */
export function isComeBackApplied(
  current: Pick<Request, 'come_back_at' | 'come_back_by' | 'revision'>,
  written: ComeBackFields,
): boolean {
  return (
    current.revision === written.revision &&
    current.come_back_by === written.come_back_by &&
    current.come_back_at?.getTime() === written.come_back_at?.getTime()
  );
}

/**
 * Returns why the team cannot come back on a day. Null if it can.
 * @param days calendar days after today. NaN if no day is chosen
 */
export function comeBackDayProblem(days: number): Message | null {
  if (Number.isNaN(days)) {
    return message('Please choose a day.');
  }
  if (days < 1) {
    return message('Please choose a day after today.');
  }
  return days <= LAST_COME_BACK_DAY ? null : message('Please choose a day within a year.');
}

/** True if it is time to ask how it went. */
export function isComeBackDue(
  request: Pick<Request, 'come_back_at' | 'emptied_at' | 'ended_by_requester'>,
  now: Date,
): boolean {
  return mayPlanComeBack(request) && request.come_back_at !== null && request.come_back_at <= now;
}

/** Returns the morning of the day that is `days` days later, in the caller's time zone. */
export function morningAfter(days: number, now: Date): Date {
  const morning = new Date(now);
  morning.setDate(morning.getDate() + days);
  morning.setHours(MORNING_HOUR, 0, 0, 0);
  return morning;
}

/** Returns when to come back again after an answer. Null if no further date is needed. */
export function comeBackAfter(answer: ComeBackAnswer, now: Date): Date | null {
  const days = DAYS_AFTER[answer];
  return days === null ? null : morningAfter(days, now);
}
