import { COLLECTIONS } from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import {
  type CountedRequest,
  countedRequestFields,
  type InsightRequest,
  isSameToInsights,
  mergeRequest,
  requestFacts,
  tallyOfRequest,
} from '@prayer-community/domain/insights/insights-request';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import * as z from 'zod';
import { requestSchema } from '../data/request.ts';
import { firestore } from '../platform/admin.ts';
import { readDocument } from '../platform/reader-of.ts';
import { skipUnreadable } from '../platform/skip-unreadable.ts';
import { type Counted, countOnce } from './count-once.ts';
import { lastAssignment } from './increments.ts';
import { versionOf } from './version.ts';

export const REQUESTS: Counted<CountedRequest<Date>> = {
  collection: COLLECTIONS.countedRequests,
  schema: z.object(countedRequestFields(storedInstant)),
  merge: mergeRequest,
  tallyOf: tallyOfRequest,
};

const insightSchema = requestSchema.pick({
  source: true,
  created_at: true,
  urgency_level: true,
  categories: true,
  status: true,
  archive_status: true,
  assigned_to: true,
  contacted_at: true,
  first_replied_at: true,
  updated_at: true,
});

export function readInsightRequest(snapshot: DocumentSnapshot): InsightRequest {
  return readDocument(insightSchema, snapshot);
}

/** Counts requests as they arrive and are assigned, contacted and closed, for `/prayerteam/insights`. */
export const countRequest = onDocumentWritten(
  { document: `${COLLECTIONS.prayerRequests}/{requestId}`, retry: true },
  skipUnreadable(async ({ data, params: { requestId } }) => {
    // The counts of a request stay after it is deleted.
    if (!data?.after.exists) {
      return;
    }
    const before = data.before.exists ? readInsightRequest(data.before) : null;
    const after = readInsightRequest(data.after);
    if (before === null && after.source === 'import') {
      return;
    }
    if (before === null || !isSameToInsights(before, after)) {
      const facts = requestFacts(before, after, versionOf(data.after));
      const db = await firestore();
      const assignee = before === null || before.assigned_to === after.assigned_to ? null : after.assigned_to;
      const more = assignee === null ? [] : [lastAssignment(db, assignee, after.updated_at)];
      await countOnce(db, REQUESTS, requestId, facts, ...more);
    }
  }),
);
