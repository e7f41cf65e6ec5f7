import { COLLECTIONS, OPEN_REQUESTS_ID } from '@prayer-community/domain/collections';
import {
  dayOf,
  INSIGHT_RANGES,
  lastWeeks,
  monthOf,
} from '@prayer-community/domain/insights/insights-calendar';
import type { Firestore } from 'firebase-admin/firestore';

const DAY_MS = 24 * 3_600_000;
const REQUESTS_A_DAY = 20;

/** Stores the insight counts of a year with requests on every day. */
export async function fillYear(db: Firestore, members: readonly string[]): Promise<void> {
  const now = new Date();
  const [first = dayOf(now)] = lastWeeks(INSIGHT_RANGES.year, now);
  const batch = db.batch();
  for (let at = new Date(first).getTime(); at <= now.getTime(); at += DAY_MS) {
    const day = dayOf(new Date(at));
    const counts = { requests: REQUESTS_A_DAY, urgency: { low: REQUESTS_A_DAY } };
    batch.set(
      db.collection(COLLECTIONS.insightMonths).doc(monthOf(day)),
      { days: { [day]: { ...counts, categories: { family: REQUESTS_A_DAY }, assigned_after: { 60: 1 } } } },
      { merge: true },
    );
  }
  batch.set(db.collection(COLLECTIONS.insightTeam).doc(OPEN_REQUESTS_ID), {
    members: Object.fromEntries(members.map((uid, index) => [uid, index])),
  });
  await batch.commit();
}
