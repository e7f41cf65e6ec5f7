/** The default number of hours after which an unassigned request triggers a reminder. Reminders repeat at the same interval. */
export const DEFAULT_REMINDER_HOURS = 12;

/** The maximum number of hours before a request is unassigned automatically: 30 days. */
export const RETURN_MAX_HOURS = 720;
