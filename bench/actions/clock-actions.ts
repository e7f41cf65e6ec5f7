import { runSchedule } from '../../functions/src/testing/run-schedule.ts';
import { CLOCK, type Stage } from './stage.ts';

/** Every schedule, as `functions/src` has them. */
const SCHEDULES = [
  'remindUnassignedRequests',
  'returnHeldRequests',
  'restoreAvailability',
  'checkStaffAccounts',
  'showDueContent',
  'tellOfPrayersLater',
  'deliverLater',
  'purgeExpired',
] as const;

/** Measures one run of each schedule when there is nothing new for it to do. */
export async function measureClock({ ledger }: Stage): Promise<void> {
  for (const schedule of SCHEDULES) {
    // What has gathered until now is done first.
    await ledger.prepare(() => runSchedule(schedule));
    await ledger.measure(CLOCK, schedule, () => runSchedule(schedule));
  }
}
