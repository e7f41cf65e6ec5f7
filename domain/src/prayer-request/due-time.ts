import type { UrgencyLevel } from '../request-form/request-choices.ts';
import { afterQuietHours, type QuietHours } from '../settings/quiet-hours.ts';

const HOUR_MS = 3_600_000;

/** What leadership chose about the time that a request may wait: `settings/reminders`. */
export interface ReminderChoice {
  unassigned_after_hours: number;
  /** Whether the hours of each urgency count, instead of the same for all. */
  by_urgency: boolean;
  hours_by_urgency: Readonly<Record<UrgencyLevel, number>>;
  /** Unanswered reminders before all leaders are notified; 0 means never. */
  escalate_after_reminders: number;
  quiet_hours: QuietHours | null;
  time_zone: string;
}

/** When a request that has been unassigned since then is first reminded of, where all wait for as long. */
export function firstReminderAt(unassignedSince: Date, hours: number): Date {
  return new Date(unassignedSince.getTime() + hours * HOUR_MS);
}

/** The next time after one that has passed: a whole number of waits later, so that a pause makes up for none. */
export function nextReminderAt(dueAt: Date, hours: number, now: Date): Date {
  const waitMs = hours * HOUR_MS;
  const waits = Math.floor((now.getTime() - dueAt.getTime()) / waitMs) + 1;
  return new Date(dueAt.getTime() + waits * waitMs);
}

/** When a request of that urgency that has waited since then should be somebody's: in quiet hours only where it is urgent. */
export function dueTime(since: Date, urgency: UrgencyLevel, choice: ReminderChoice): Date {
  return putOff(firstReminderAt(since, choice.hours_by_urgency[urgency]), urgency, choice);
}

/** The first reminder by urgency after a moment; the waits are counted from the beginning. */
export function reminderAfter(
  moment: Date,
  since: Date,
  urgency: UrgencyLevel,
  choice: ReminderChoice,
): Date {
  const hours = choice.hours_by_urgency[urgency];
  const waits = Math.floor((moment.getTime() - since.getTime()) / (hours * HOUR_MS));
  const last = putOff(firstReminderAt(since, waits * hours), urgency, choice);
  if (waits >= 1 && last > moment) {
    return last;
  }
  return putOff(firstReminderAt(since, Math.max(waits + 1, 1) * hours), urgency, choice);
}

function putOff(time: Date, urgency: UrgencyLevel, { quiet_hours, time_zone }: ReminderChoice): Date {
  return urgency === 'high' ? time : afterQuietHours(time, quiet_hours, time_zone);
}

/** Fingerprint of the settings that affect due times. A change forces recomputation. */
export function choiceFingerprint({ hours_by_urgency, quiet_hours, time_zone }: ReminderChoice): string {
  const { high, medium, low } = hours_by_urgency;
  const hours = `${high}, ${medium}, ${low} hours`;
  return quiet_hours === null
    ? hours
    : `${hours}, quiet from ${quiet_hours.from} to ${quiet_hours.to} in ${time_zone}`;
}
