import { COLLECTIONS } from '@prayer-community/domain/collections';
import { recordingFolder } from '@prayer-community/domain/request-form/recording-path';
import { onDocumentUpdated } from 'firebase-functions/firestore';
import { requestSchema } from '../data/request.ts';
import { bucket } from '../platform/admin.ts';
import { readDocument } from '../platform/reader-of.ts';
import { removeDownloadTokensBelow } from '../platform/remove-download-tokens.ts';
import { skipUnreadable } from '../platform/skip-unreadable.ts';

const archivedSchema = requestSchema.pick({ archive_status: true });

/**
 * Fewer people may play a recording once its request is archived, so download tokens that others have must not remain
 * valid.
 */
export const removeTokensOnArchive = onDocumentUpdated(
  { document: `${COLLECTIONS.prayerRequests}/{requestId}`, retry: true },
  skipUnreadable(async ({ data, params: { requestId } }) => {
    const before = readDocument(archivedSchema, data?.before);
    const after = readDocument(archivedSchema, data?.after);
    if (before.archive_status === 'active' && after.archive_status === 'archived') {
      await removeDownloadTokensBelow(await bucket(), recordingFolder(requestId));
    }
  }),
);
