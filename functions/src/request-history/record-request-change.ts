import { COLLECTIONS } from '@prayer-community/domain/collections';
import { changeEvent } from '@prayer-community/domain/prayer-request/request-history';
import { onDocumentUpdated } from 'firebase-functions/firestore';
import { requestSchema } from '../data/request.ts';
import { now } from '../platform/clock.ts';
import { readDocument } from '../platform/reader-of.ts';
import { skipUnreadable } from '../platform/skip-unreadable.ts';
import { writeEvent } from './write-event.ts';

const stateSchema = requestSchema.pick({
  status: true,
  assigned_to: true,
  updated_by: true,
  updated_at: true,
  prayer_text: true,
  contact_info: true,
  audio_path: true,
  clock: true,
  ended_by_requester: true,
  return_reason: true,
  come_back_at: true,
  come_back_by: true,
});

/** Records who changed a request, how and when. The rules ensure that `updated_by` is the caller. */
export const recordRequestChange = onDocumentUpdated(
  { document: `${COLLECTIONS.prayerRequests}/{requestId}`, retry: true },
  skipUnreadable(async ({ id, data, params }) => {
    const before = readDocument(stateSchema, data?.before);
    const after = readDocument(stateSchema, data?.after);
    const event = changeEvent(before, after, data?.after.updateTime?.toDate() ?? now());
    if (event) {
      await writeEvent(params.requestId, id, event);
    }
  }),
);
