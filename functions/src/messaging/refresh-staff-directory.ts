import { COLLECTIONS } from '@prayer-community/domain/collections';
import { changesDirectory } from '@prayer-community/domain/staff/staff-directory';
import { onDocumentUpdated } from 'firebase-functions/firestore';
import { addressedSchema, invalidateStaffDirectory } from '../data/staff-directory.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { readDocument } from '../platform/reader-of.ts';
import { skipUnreadable } from '../platform/skip-unreadable.ts';

/** Invalidates the staff directory after a member's name, address, number or languages changed. */
export const refreshStaffDirectory = onDocumentUpdated(
  { document: `${COLLECTIONS.profiles}/{uid}`, retry: true },
  skipUnreadable(async ({ data }) => {
    const before = readDocument(addressedSchema, data?.before);
    const after = readDocument(addressedSchema, data?.after);
    if (changesDirectory(before, after)) {
      await invalidateStaffDirectory(await firestore(), now());
    }
  }),
);
