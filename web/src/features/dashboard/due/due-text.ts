import { MINUTE_MS } from '@prayer-community/domain/fields/durations';
import { counted, t } from '@prayer-community/i18n/text';

/** Below these limits, minutes and hours are shown, because the next larger unit would round too coarsely. */
const MAX_MINUTES = 120;
const MAX_HOURS = 48;

/** Returns how long until a request is due, or how long it has been overdue, for example `Due in 40 minutes` or `Overdue by 2 hours`. */
export function dueText(dueAt: Date, now: Date): string {
  const leftMs = dueAt.getTime() - now.getTime();
  if (Math.abs(leftMs) < MINUTE_MS) {
    return t('Due now');
  }
  return leftMs > 0 ? dueIn(leftMs) : overdueBy(-leftMs);
}

function dueIn(durationMs: number): string {
  const { minutes, hours, days } = spansOf(durationMs);
  if (minutes < MAX_MINUTES) {
    return counted(minutes, 'Due in 1 minute', 'Due in {count} minutes');
  }
  return hours < MAX_HOURS
    ? counted(hours, 'Due in 1 hour', 'Due in {count} hours')
    : counted(days, 'Due in 1 day', 'Due in {count} days');
}

function overdueBy(durationMs: number): string {
  const { minutes, hours, days } = spansOf(durationMs);
  if (minutes < MAX_MINUTES) {
    return counted(minutes, 'Overdue by 1 minute', 'Overdue by {count} minutes');
  }
  return hours < MAX_HOURS
    ? counted(hours, 'Overdue by 1 hour', 'Overdue by {count} hours')
    : counted(days, 'Overdue by 1 day', 'Overdue by {count} days');
}

/** Returns the whole duration in minutes, in hours, and in days, each rounded down. */
function spansOf(durationMs: number): { minutes: number; hours: number; days: number } {
  const minutes = Math.floor(durationMs / MINUTE_MS);
  return { minutes, hours: Math.floor(minutes / 60), days: Math.floor(minutes / (24 * 60)) };
}
