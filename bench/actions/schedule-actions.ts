import { runSchedule } from '../../functions/src/testing/run-schedule.ts';
import { SCHEDULER, type Stage } from './stage.ts';

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

export async function measureSchedules({ ledger }: Stage): Promise<void> {
  for (const schedule of SCHEDULES) {
    // Clear the backlog first.
    await ledger.prepare(() => runSchedule(schedule));
    await ledger.measure(SCHEDULER, schedule, () => runSchedule(schedule));
  }
}
