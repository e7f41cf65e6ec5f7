import { requestFacts } from '@prayer-community/domain/insights/insights-request';
import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { eventSchema, historyOf, requests } from '../data/request.ts';
import { pagesOf } from '../platform/pages.ts';
import { countOnce } from './count-once.ts';
import { REQUESTS, readInsightRequest } from './count-request.ts';
import { versionOf } from './version.ts';

const BATCH = 20;

const assignmentSchema = eventSchema.pick({ action: true, at: true });

/**
 * Counts the requests that are already stored, such as those from before insights existed. Returns how many there are.
 * Each counts once, no matter how often this runs and what the trigger counts in the meantime.
 */
export async function countStoredRequests(db: Firestore): Promise<number> {
  const all = requests(db).orderBy(FieldPath.documentId());
  let counted = 0;
  for await (const batch of pagesOf(all, BATCH)) {
    await Promise.all(batch.map((request) => countStored(db, request)));
    counted += batch.length;
  }
  return counted;
}

async function countStored(db: Firestore, request: QueryDocumentSnapshot): Promise<void> {
  const facts = requestFacts(null, readInsightRequest(request), versionOf(request));
  await countOnce(db, REQUESTS, request.id, {
    ...facts,
    first_assigned_at: await firstAssignment(db, request.id),
  });
}

async function firstAssignment(db: Firestore, requestId: string): Promise<Date | null> {
  const history = await historyOf(db, requestId).orderBy('at').get();
  const events = history.docs.map((event) => assignmentSchema.parse(event.data()));
  return events.find(({ action }) => action === 'assigned')?.at ?? null;
}
