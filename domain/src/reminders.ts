/** An unassigned request is reminded of after this long, and again after as long once more. */
export const DEFAULT_REMINDER_HOURS = 12;

const HOUR_MS = 3_600_000;

/** When an unassigned request is first reminded of. */
export function firstReminderAt(createdAt: Date, hours: number = DEFAULT_REMINDER_HOURS): Date {
  return new Date(createdAt.getTime() + hours * HOUR_MS);
}
