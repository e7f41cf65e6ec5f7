const MINUTE_MS = 60_000;

/** Until this many, minutes and hours say it better than what they would be rounded to. */
const MAX_MINUTES = 120;
const MAX_HOURS = 48;

/** How long until a request is due, or since when it is overdue, as `Due in 40 minutes` and `Overdue by 2 hours`. */
export function dueText(dueAt: Date, now: Date): string {
  const leftMs = dueAt.getTime() - now.getTime();
  if (Math.abs(leftMs) < MINUTE_MS) {
    return 'Due now';
  }
  return leftMs > 0 ? `Due in ${durationText(leftMs)}` : `Overdue by ${durationText(-leftMs)}`;
}

function durationText(durationMs: number): string {
  const minutes = Math.floor(durationMs / MINUTE_MS);
  if (minutes < MAX_MINUTES) {
    return counted(minutes, 'minute');
  }
  const hours = Math.floor(minutes / 60);
  return hours < MAX_HOURS ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day');
}

function counted(count: number, unit: string): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
