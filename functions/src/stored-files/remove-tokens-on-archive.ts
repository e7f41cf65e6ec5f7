import { COLLECTIONS } from '@prayer-community/domain/collections';
import { prayerRequestFields } from '@prayer-community/domain/prayer-request/prayer-request';
import { recordingFolder } from '@prayer-community/domain/request-form/recording-path';
import { onDocumentUpdated } from 'firebase-functions/firestore';
import * as z from 'zod';
import { bucket } from '../platform/admin.ts';
import { parkUnreadable } from '../platform/park-unreadable.ts';
import { removeTokensBelow } from '../platform/remove-tokens.ts';
import { storedInstant } from '../platform/stored-instant.ts';

const requestSchema = z.object(prayerRequestFields(storedInstant)).pick({ archive_status: true });

/** From the archive fewer people hear a recording: no token of theirs outlives that. */
export const removeTokensOnArchive = onDocumentUpdated(
  { document: `${COLLECTIONS.prayerRequests}/{requestId}`, retry: true },
  parkUnreadable(async ({ data, params: { requestId } }) => {
    const before = requestSchema.parse(data?.before.data());
    const after = requestSchema.parse(data?.after.data());
    if (before.archive_status === 'active' && after.archive_status === 'archived') {
      await removeTokensBelow(await bucket(), recordingFolder(requestId));
    }
  }),
);
