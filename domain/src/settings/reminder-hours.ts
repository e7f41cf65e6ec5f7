/** Unassigned requests trigger a reminder after this long, and again after as long once more, unless leadership chose otherwise. */
export const DEFAULT_REMINDER_HOURS = 12;

/** Longest that leadership lets a request lie with an assignee before it is unassigned: 30 days. */
export const RETURN_MAX_HOURS = 720;
