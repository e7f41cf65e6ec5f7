/** Node's timers count whole milliseconds and may fire slightly early. */
export const TIMER_TOLERANCE_MS = 5;
