import { after, HOUR_MS } from '../fields/durations.ts';
import type { UrgencyLevel } from '../request-form/request-choices.ts';
import { afterQuietHours } from '../settings/quiet-hours.ts';
import type { ReminderSettings } from '../settings/settings.ts';

/** Leadership's settings for how long a request may wait: `settings/reminders`. */
export type ReminderChoice = Pick<
  ReminderSettings,
  | 'unassigned_after_hours'
  | 'by_urgency'
  | 'hours_by_urgency'
  | 'escalate_after_reminders'
  | 'quiet_hours'
  | 'time_zone'
>;

export function hoursAfter(instant: Date, hours: number): Date {
  return after(instant, hours * HOUR_MS);
}

/** Returns the next due time after one that has passed. It is a whole number of waits later, so missed reminders are not made up for. */
export function nextReminderAt(dueAt: Date, hours: number, now: Date): Date {
  const waitMs = hours * HOUR_MS;
  const waits = Math.floor((now.getTime() - dueAt.getTime()) / waitMs) + 1;
  return after(dueAt, waits * waitMs);
}

/** Returns when a request of this urgency should be assigned. Only a `high` one is due during quiet hours. */
export function dueTime(since: Date, urgency: UrgencyLevel, choice: ReminderChoice): Date {
  return postponePastQuietHours(hoursAfter(since, choice.hours_by_urgency[urgency]), urgency, choice);
}

/** Returns the first reminder after a moment, by urgency. Waits are counted from `since`. */
export function reminderAfter(
  moment: Date,
  since: Date,
  urgency: UrgencyLevel,
  choice: ReminderChoice,
): Date {
  const hours = choice.hours_by_urgency[urgency];
  const waits = Math.floor((moment.getTime() - since.getTime()) / (hours * HOUR_MS));
  const last = postponePastQuietHours(hoursAfter(since, waits * hours), urgency, choice);
  if (waits >= 1 && last > moment) {
    return last;
  }
  return postponePastQuietHours(hoursAfter(since, Math.max(waits + 1, 1) * hours), urgency, choice);
}

/** Returns the moment itself, or the end of the quiet hours into which it falls. `high` requests don't wait. */
export function postponePastQuietHours(
  time: Date,
  urgency: UrgencyLevel,
  { quiet_hours, time_zone }: ReminderChoice,
): Date {
  return urgency === 'high' ? time : afterQuietHours(time, quiet_hours, time_zone);
}

/** Returns a fingerprint of the settings that affect due times. If it changes, due times are recomputed. */
export function choiceFingerprint({ hours_by_urgency, quiet_hours, time_zone }: ReminderChoice): string {
  const { high, medium, low } = hours_by_urgency;
  const hours = `${high}, ${medium}, ${low} hours`;
  return quiet_hours === null
    ? hours
    : `${hours}, quiet from ${quiet_hours.from} to ${quiet_hours.to} in ${time_zone}`;
}
