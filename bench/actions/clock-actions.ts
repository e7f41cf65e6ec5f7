import { runSchedule } from '../../functions/src/testing/run-schedule.ts';
import { CLOCK, type Stage } from './stage.ts';

/** Every schedule in `functions/src`. */
const SCHEDULES = [
  'remindUnassignedRequests',
  'autoUnassignRequests',
  'restoreAvailability',
  'checkStaffAccounts',
  'showDueContent',
  'sendDuePrayerNotices',
  'deliverLater',
  'purgeExpired',
] as const;

export async function measureClock({ ledger }: Stage): Promise<void> {
  for (const schedule of SCHEDULES) {
    // Clear the backlog first.
    await ledger.prepare(() => runSchedule(schedule));
    await ledger.measure(CLOCK, schedule, () => runSchedule(schedule));
  }
}
