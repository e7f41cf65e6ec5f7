import type { PrayerRequest } from './prayer-request.ts';

type Request = PrayerRequest<Date>;

/** The latest that a request may be come back to. */
export const COME_BACK_MAX_DAYS = 366;

/** How long the choices without a calendar wait. */
export const COME_BACK_CHOICES_DAYS = { threeDays: 3, twoWeeks: 14 } as const;

/** The days until the next come-back when the requester still needs prayer. */
export const STILL_PRAYING_DAYS = 14;

/** The hour of the day from which on the team comes back, where they are. */
const MORNING_HOUR = 8;

/** How it went, in one tap. */
export const COME_BACK_ANSWERS = ['went_well', 'still_praying', 'no_answer'] as const;

export type ComeBackAnswer = (typeof COME_BACK_ANSWERS)[number];

/** What setting or clearing the date writes. */
export interface ComeBackFields {
  come_back_at: Date | null;
  /** Who set or cleared it. */
  come_back_by: string;
  revision: number;
}

/** True where the team may come back to the requester: not once the request was anonymized, or its requester ended it. */
export function mayPlanComeBack({
  emptied_at,
  ended_by_requester,
}: Pick<PrayerRequest<unknown>, 'emptied_at' | 'ended_by_requester'>): boolean {
  return emptied_at === null && ended_by_requester === null;
}

/** Sets the date, or clears it by null. */
export function planComeBack(
  seen: Pick<Request, 'revision'>,
  actorUid: string,
  at: Date | null,
): ComeBackFields {
  return { come_back_at: at, come_back_by: actorUid, revision: seen.revision + 1 };
}

/** True where that write was applied although its response was lost. */
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

/** True where it is time to ask how it went. */
export function isComeBackDue(
  request: Pick<Request, 'come_back_at' | 'emptied_at' | 'ended_by_requester'>,
  now: Date,
): boolean {
  return mayPlanComeBack(request) && request.come_back_at !== null && request.come_back_at <= now;
}

/** The morning of the day that many days later, where the caller is. */
export function morningAfter(days: number, now: Date): Date {
  const morning = new Date(now);
  morning.setDate(morning.getDate() + days);
  morning.setHours(MORNING_HOUR, 0, 0, 0);
  return morning;
}

/** When to come back again after an answer; null where all is answered. */
export function comeBackAfter(answer: ComeBackAnswer, now: Date): Date | null {
  return answer === 'still_praying' ? morningAfter(STILL_PRAYING_DAYS, now) : null;
}
