import { COLLECTIONS } from '@prayer-community/domain/collections';
import { DAY_MS } from '@prayer-community/domain/fields/durations';
import { testFirestore } from './test-backend.ts';

/** Uses up the emails that all visitors together cause in a day. Returns a function that makes them available again. */
export async function useUpVisitorMails(): Promise<() => Promise<void>> {
  const counters = Array.from({ length: 10 }, (_, shard) =>
    testFirestore().collection(COLLECTIONS.rateLimits).doc(`visitor_mails_${shard}`),
  );
  const used = { count: 100, expires_at: new Date(Date.now() + DAY_MS) };
  await Promise.all(counters.map((counter) => counter.set(used)));
  return async () => void (await Promise.all(counters.map((counter) => counter.delete())));
}
