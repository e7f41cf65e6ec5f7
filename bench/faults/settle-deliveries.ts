import { deliveries } from '../../functions/src/data/delivery.ts';
import { runSchedule } from '../../functions/src/testing/run-schedule.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { until } from './until.ts';

/** Longer than the timeout for a provider, so an attempt that is still pending has died. */
const TRY_MS = 15_000;

/** Waits for the deliveries about an item. Makes those still pending due and has the schedule retry them. */
export async function settleDeliveries(aboutId: string): Promise<void> {
  const unsettled = async () => {
    const { docs } = await deliveries(testFirestore()).where('about_id', '==', aboutId).get();
    return docs.filter((delivery) => delivery.get('status') === 'pending');
  };
  const left = await until(unsettled, (pending) => pending.length === 0, TRY_MS);
  if (left.length > 0) {
    await Promise.all(left.map(({ ref }) => ref.update({ next_attempt_at: new Date(Date.now() - 1) })));
    await runSchedule('deliverLater');
  }
}
