import { IdleWarning } from './idle-warning.tsx';
import { useIdleness } from './use-idleness.ts';
import { IDLE_LIMIT_MS } from './watch-activity.ts';

/** Warns staff outside their own area before they are signed out because of inactivity. */
export function StaffIdleWarning() {
  return <IdleWarning idle={useIdleness(IDLE_LIMIT_MS)} />;
}
